import { useSyncExternalStore } from "react";

const minuteMs = 60_000;
const oftenMs = 5_000;

const nowAndThen = (look: () => void) => {
  const timer = setInterval(look, oftenMs);
  return () => clearInterval(timer);
};

/** Whole minutes until a moment, below 0 once it has passed. Undefined until the page's script runs: servers don't tick. */
export const useMinutesLeft = (until: string): number | undefined =>
  useSyncExternalStore(
    nowAndThen,
    () => Math.floor((Date.parse(until) - Date.now()) / minuteMs),
    () => undefined,
  );
