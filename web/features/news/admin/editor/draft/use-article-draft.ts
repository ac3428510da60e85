import { useEffect, useState } from "react";
import { type ArticleDraft, deleteDraft, saveDraft } from "./article-draft.ts";

const pauseMs = 400;

type Typed = Omit<ArticleDraft, "at">;

/** Keeps what is typed under this key whenever its typing pauses, and at the latest when the page is left. */
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
    /** What was new has an id by now. */
    moveTo(next: string) {
      key = next;
    },
    /** Whether something was typed here that is not saved. */
    hasText: () => hasText,
    /** Whether the browser has kept it, and not only this tab. */
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
