import { useSyncExternalStore } from "react";

const minuteMs = 60_000;
const oftenMs = 5_000;

const nowAndThen = (look: () => void) => {
  const timer = setInterval(look, oftenMs);
  return () => clearInterval(timer);
};

/** Returns the whole minutes until a moment, negative once it has passed. Undefined on the server and during hydration. */
export const useMinutesLeft = (until: string): number | undefined =>
  useSyncExternalStore(
    nowAndThen,
    () => Math.floor((Date.parse(until) - Date.now()) / minuteMs),
    () => undefined,
  );
