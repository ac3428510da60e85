import { useEffect, useState } from "react";

const pauseMs = 250;

/** Returns what was typed once typing pauses, so that a search doesn't run for every letter. */
export function useDebouncedValue(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return settled;
}
