import { type ArticleValues, blankArticle, settledValues } from "#web/features/news/admin/editor/article-values.ts";
import { clearUnsent, keepUnsent, unsentText } from "#web/ui/forms/unsaved/unsaved.ts";

/** An article with unsaved changes. */
export type ArticleDraft = {
  /** The version of the article when editing began; null for a new one. */
  version: number | null;
  /** The values when editing began. */
  before: ArticleValues;
  values: ArticleValues;
  /** When it was kept. */
  at: string;
};

/** Reads a draft. If the browser's storage is blocked or full, it's kept in this tab's memory only. */
export function articleDraft(key: string): ArticleDraft | undefined {
  try {
    const kept = unsentText(key) || localStorage.getItem(key);
    return kept ? readable(JSON.parse(kept)) : undefined;
  } catch {
    return undefined;
  }
}

/** Fills in fields that a draft from an older version of the site lacks. */
const readable = ({ version, before, values, at }: ArticleDraft): ArticleDraft => ({
  version,
  before: { ...blankArticle, ...before },
  values: settledValues({ ...blankArticle, ...values }),
  at,
});

/** Keeps a draft. Returns whether it outlives this tab. */
export function saveDraft(key: string, kept: ArticleDraft): boolean {
  const text = JSON.stringify(kept);
  clearUnsent(key);
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    keepUnsent(key, text);
    return false;
  }
}

export function deleteDraft(key: string) {
  clearUnsent(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is blocked, so nothing was kept
  }
}
