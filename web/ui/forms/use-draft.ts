import { useEffect, useMemo, useState } from "react";
import { type OpenDraft, openDraft, type Place } from "#web/browser-state/draft-store.ts";

/**
 * Keeps what is typed into a form under a key, and offers it again. Pass it to the form. `about` is what is being edited, for an
 * editor that opens by itself.
 */
export function useDraft(key: string, place: Place = "memory", about?: unknown): OpenDraft {
  const [, setKept] = useState(true); // `isKept` may have another answer
  const draft = useMemo(() => openDraft(key, place, setKept), [key, place]);
  useEffect(() => draft.isAbout(about));
  useEffect(() => draft.write, [draft]);
  return draft;
}
