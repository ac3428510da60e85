import type { Conflict } from "#web/ui/forms/conflicts/three-way-merge.ts";
import type { Problems } from "#web/ui/forms/problems.ts";
import type { ArticleValues, FieldName } from "./article-values.ts";

/** The form's values, their errors, and the values that someone else has saved. */
export type ArticleFieldProps = {
  values: ArticleValues;
  problems: Problems;
  conflict: ArticleConflict | undefined;
  onChange: (change: Partial<ArticleValues>) => void;
};

export type ArticleConflict = Conflict<ArticleValues, FieldName>;

/** Returns the values with one field taken from `other`. */
export const withFieldOf = (other: ArticleValues, name: FieldName, values: ArticleValues): ArticleValues => ({
  ...values,
  [name]: other[name],
});
