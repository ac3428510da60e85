import type { ArticleValues } from "#web/features/news/admin/editor/article-values.ts";
import type { Problems } from "#web/ui/forms/problems.ts";
import type { ArticleConflict } from "./conflict/article-conflict.ts";

/** The form's values, their errors, and the values that someone else has saved. */
export type ArticleFieldProps = {
  values: ArticleValues;
  problems: Problems;
  conflict: ArticleConflict | undefined;
  onChange: (change: Partial<ArticleValues>) => void;
};
