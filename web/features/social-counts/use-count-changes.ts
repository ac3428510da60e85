import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { type CountChange, changesBetween } from "./count-changes.ts";

const highlightMs = 3_000;
const badgeMs = 5_000;
const none: CountChange[] = [];

/** Reports changes between responses, and returns which of them to highlight and to badge. */
export function useCountChanges(counts: SocialCount[], onChanges: (changes: CountChange[]) => void) {
  const previous = useRef(counts);
  const [highlighted, highlight] = usePassing(highlightMs);
  const [badged, badge] = usePassing(badgeMs);

  const compare = useEffectEvent((next: SocialCount[]) => {
    const changes = changesBetween(previous.current, next);
    previous.current = next;
    if (changes.length === 0) return;
    highlight(changes);
    badge(changes);
    onChanges(changes);
  });
  useEffect(() => compare(counts), [counts]);

  return { highlighted, badged };
}

/** Keeps changes for a limited time. */
function usePassing(ms: number) {
  const [changes, setChanges] = useState(none);
  useEffect(() => {
    if (changes === none) return;
    const timer = setTimeout(() => setChanges(none), ms);
    return () => clearTimeout(timer);
  }, [changes, ms]);
  return [changes, setChanges] as const;
}
