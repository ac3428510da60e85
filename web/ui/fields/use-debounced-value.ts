import { useEffect, useState } from "react";

const pauseMs = 250;

/** What was typed, once its typing has paused: nobody is searched for letter by letter. */
export function useDebouncedValue(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return settled;
}
