import { useEffect, useState } from "react";
import { type ArticleDraft, deleteDraft, saveDraft } from "./article-draft.ts";

const pauseMs = 400;

type Typed = Omit<ArticleDraft, "at">;

/** Keeps what is typed whenever typing pauses, and at the latest when the page is left. */
function createKeeper(firstKey: string, onKept: (isKept: boolean) => void, now = () => new Date()) {
  let key = firstKey;
  let waiting: Typed | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let hasText = false;
  let isLasting = true;

  function save() {
    clearTimeout(pause);
    if (!waiting) return;
    isLasting = saveDraft(key, { ...waiting, at: now().toISOString() });
    waiting = undefined;
    onKept(isLasting);
  }
  return {
    save,
    /** Changes the key once a new article has an id. */
    moveTo(next: string) {
      key = next;
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
      deleteDraft(key);
    },
  };
}

export type DraftSaver = ReturnType<typeof createKeeper>;

export function useArticleDraft(key: string) {
  const [isKept, setKept] = useState(true);
  const [keeper] = useState(() => createKeeper(key, setKept));
  useEffect(() => {
    addEventListener("pagehide", keeper.save);
    return () => {
      keeper.save();
      removeEventListener("pagehide", keeper.save);
    };
  }, [keeper]);
  return { keeper, isKept };
}
