import type { ArticleValues, FieldName } from "#web/features/news/admin/editor/article-values.ts";
import type { Conflict } from "#web/ui/forms/conflicts/three-way-merge.ts";

export type ArticleConflict = Conflict<ArticleValues, FieldName>;

/** Returns the values with one field taken from `other`. */
export const withFieldOf = (other: ArticleValues, name: FieldName, values: ArticleValues): ArticleValues => ({
  ...values,
  [name]: other[name],
});
