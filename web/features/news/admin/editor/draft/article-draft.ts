import { type ArticleValues, blankArticle } from "#web/features/news/admin/editor/article-values.ts";
import { keepUnsent, unsentText } from "#web/ui/forms/unsaved/unsaved.ts";

/** An article as somebody has typed it and not saved. */
export type ArticleDraft = {
  /** Of the article that it changes, which may be another one by now. */
  version: number | null;
  /** What it was typed over. */
  before: ArticleValues;
  values: ArticleValues;
  /** When it was kept. */
  at: string;
};

/** Where the browser's storage is blocked or full, this tab's memory has it as long as it is open. */
export function articleDraft(key: string): ArticleDraft | undefined {
  try {
    const kept = unsentText(key) || localStorage.getItem(key);
    return kept ? readable(JSON.parse(kept)) : undefined;
  } catch {
    return undefined;
  }
}

/** Kept by an older edition of the site it may lack a field. */
const readable = ({ version, before, values, at }: ArticleDraft): ArticleDraft => ({
  version,
  before: { ...blankArticle, ...before },
  values: { ...blankArticle, ...values },
  at,
});

/** Says whether it outlives this tab. */
export function saveDraft(key: string, kept: ArticleDraft): boolean {
  const text = JSON.stringify(kept);
  keepUnsent(key, "");
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    keepUnsent(key, text);
    return false;
  }
}

export function deleteDraft(key: string) {
  keepUnsent(key, "");
  try {
    localStorage.removeItem(key);
  } catch {
    // blocked storage: nothing was kept
  }
}
