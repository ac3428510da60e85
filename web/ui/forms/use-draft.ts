import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { type Draft, type OpenDraft, openDraft, type Place } from "#web/browser-state/draft-store.ts";

type DraftOptions<Values extends object> = {
  /** What is being edited, for an editor that opens by itself. */
  about?: unknown;
  /** Takes up what was kept, if anything was, once. The forms that a draft is passed to do it by themselves. */
  onOpen?: (kept: Draft<Values> | undefined) => void;
};

/** Keeps what is typed into a form under a key, and offers it again. Pass it to the form. */
export function useDraft<Values extends object>(
  key: string,
  place: Place = "memory",
  { about, onOpen }: DraftOptions<Values> = {},
): OpenDraft {
  const [, setKept] = useState(true); // `isKept` may have another answer
  const draft = useMemo(() => openDraft(key, place, setKept), [key, place]);
  const open = useEffectEvent(() => onOpen?.(draft.takeUp<Values>()));
  useEffect(() => draft.isAbout(about));
  useEffect(() => {
    open();
    return draft.write;
  }, [draft]);
  return draft;
}
