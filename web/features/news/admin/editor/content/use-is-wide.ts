import { useSyncExternalStore } from "react";

const wide = "(min-width: 75em)";

function subscribe(changed: () => void) {
  const query = matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether a text and its preview fit side by side. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
