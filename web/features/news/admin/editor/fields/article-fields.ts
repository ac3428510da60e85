import type { ArticleValues } from "#web/features/news/admin/editor/article-values.ts";
import type { Problems } from "#web/ui/forms/problems.ts";
import type { ArticleConflict } from "./conflict/article-conflict.ts";

/** An article as it is written: what its fields hold, what is wrong with them, and what somebody else has put there. */
export type ArticleFieldProps = {
  values: ArticleValues;
  problems: Problems;
  conflict: ArticleConflict | undefined;
  onChange: (change: Partial<ArticleValues>) => void;
};
