import { clearUnsent, keepUnsent, unsentText } from "#web/ui/forms/unsaved.ts";
import { type ArticleValues, blankArticle, settledValues } from "./article-values.ts";

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

/** A draft, and the key it's stored under. */
export type StoredDraft = { key: string; draft: ArticleDraft };

/**
 * Returns the drafts of an article, the newest first. Each tab has its own: one is stored under the given key, others under longer
 * ones. If the browser's storage is blocked or full, a draft is in this tab's memory only.
 */
export function articleDrafts(key: string): StoredDraft[] {
  return keysOf(key)
    .flatMap((stored) => {
      const draft = draftAt(stored);
      return draft ? [{ key: stored, draft }] : [];
    })
    .toSorted((one, other) => other.draft.at.localeCompare(one.draft.at));
}

function keysOf(key: string): string[] {
  try {
    const others = Object.keys(localStorage).filter((stored) => stored.startsWith(`${key}:`));
    return [key, ...others];
  } catch {
    return [key]; // storage is blocked
  }
}

function draftAt(key: string): ArticleDraft | undefined {
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

/** When the draft under this key was kept; undefined if there is none. */
export const keptAt = (key: string) => draftAt(key)?.at;

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

/** Deletes every tab's draft of an article. */
export const deleteDrafts = (key: string) => keysOf(key).forEach(deleteDraft);

export function deleteDraft(key: string) {
  clearUnsent(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is blocked, so nothing was kept
  }
}
