import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import { conflictOf, mergedWith } from "#web/ui/forms/three-way-merge.ts";
import type { ArticleDraft } from "./article-draft.ts";
import {
  type ArticleConflict,
  type ArticleValues,
  blankArticle,
  fieldNames,
  isSameArticle,
  valuesOf,
} from "./article-values.ts";

/** The form's starting point. A different `formKey` remounts the form. */
export type StartingPoint = {
  formKey: number;
  /** The stored article that the text was last compared with; undefined for a new one. */
  base?: DeskArticle | undefined;
  before: ArticleValues;
  values: ArticleValues;
  /** A notice that someone else changed it, and the fields that both have changed. */
  notice?: string | undefined;
  conflict?: ArticleConflict | undefined;
};

export function startingPointOf(article: DeskArticle | undefined): StartingPoint {
  const values = article ? valuesOf(article) : blankArticle;
  return { formKey: 0, base: article, before: values, values };
}

/** Rebases what was typed on a newer version of the article. */
export function rebasedOn(
  article: DeskArticle,
  { formKey, before }: StartingPoint,
  typed: ArticleValues,
): StartingPoint {
  const newer = valuesOf(article);
  return {
    formKey: formKey + 1,
    base: article,
    before: newer,
    values: mergedWith(newer, { before, typed }, fieldNames),
    notice: newsDeskTexts.stale,
    conflict: conflictOf(newer, { before, typed }, fieldNames),
  };
}

/** Turns what was typed into a new article, after the one being edited was deleted. */
export const orphaned = ({ formKey }: StartingPoint, typed: ArticleValues): StartingPoint => ({
  formKey: formKey + 1,
  before: blankArticle,
  values: typed,
  notice: newsDeskTexts.gone,
});

/** Continues from an unsaved draft, which is rebased if the article has changed since. */
export function continuedFrom(kept: ArticleDraft, fresh: StartingPoint): StartingPoint {
  const { base, formKey } = fresh;
  if (base && kept.version !== base.version) return rebasedOn(base, { ...fresh, before: kept.before }, kept.values);
  return { ...fresh, formKey: formKey + 1, values: kept.values };
}

/** Whether saving would change nothing. */
export const isUntouched = ({ before }: StartingPoint, values: ArticleValues) => isSameArticle(before, values);
