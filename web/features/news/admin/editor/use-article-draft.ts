import { useEffect, useState } from "react";
import { type ArticleDraft, deleteDraft, keptAt, type StoredDraft, saveDraft } from "./article-draft.ts";

const pauseMs = 400;

type Typed = Omit<ArticleDraft, "at">;

/**
 * Keeps what is typed whenever typing pauses, and at the latest when the page is left. If another tab has kept its own text under
 * the key, this one takes another key.
 */
function createDraftSaver(firstKey: string, onKept: (isKept: boolean) => void, now = () => new Date()) {
  let key = firstKey;
  /** When the draft that was continued or kept here was last kept. */
  let lastKept: string | undefined;
  let waiting: Typed | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let hasText = false;
  let isLasting = true;

  function save() {
    clearTimeout(pause);
    if (!waiting) return;
    const at = now().toISOString();
    if (![undefined, lastKept].includes(keptAt(key))) key = `${firstKey}:${at}`;
    isLasting = saveDraft(key, { ...waiting, at });
    lastKept = at;
    waiting = undefined;
    onKept(isLasting);
  }
  return {
    save,
    /** Changes the key once a new article has an id. */
    moveTo(next: string) {
      key = next;
      lastKept = undefined;
    },
    /** Continues a draft that was kept earlier. */
    goOnFrom(stored: StoredDraft) {
      key = stored.key;
      lastKept = stored.draft.at;
    },
    /** Whether something was typed here that isn't saved. */
    hasText: () => hasText,
    /** Whether the browser has kept it, not just this tab's memory. */
    isLasting: () => isLasting,
    keep(typed: Typed) {
      hasText = true;
      waiting = typed;
      clearTimeout(pause);
      pause = setTimeout(save, pauseMs);
    },
    forget() {
      hasText = false;
      waiting = undefined;
      clearTimeout(pause);
      if (lastKept !== undefined && keptAt(key) === lastKept) deleteDraft(key); // otherwise it's another tab's
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

export function useArticleDraft(key: string) {
  const [isKept, setKept] = useState(true);
  const [draftSaver] = useState(() => createDraftSaver(key, setKept));
  useEffect(() => {
    addEventListener("pagehide", draftSaver.save);
    return () => {
      draftSaver.save();
      removeEventListener("pagehide", draftSaver.save);
    };
  }, [draftSaver]);
  return { draftSaver, isKept };
}
