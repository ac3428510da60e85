import type { Clash } from "#web/design/three-way-merge.ts";
import type { ArticleValues, FieldName } from "./article-values.ts";

export type ArticleClash = Clash<ArticleValues, FieldName>;

/** The same values with one field as the other ones have it. */
export const withFieldOf = (other: ArticleValues, name: FieldName, values: ArticleValues): ArticleValues => ({
  ...values,
  [name]: other[name],
});
