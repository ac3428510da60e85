import { useLayoutEffect, useRef, useSyncExternalStore } from "react";

/** As the style sheets measure it. */
const narrow = "(width < 48em)";

function listen(onChange: () => void) {
  const query = matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether there is no room for a month side by side. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(narrow).matches,
    () => false,
  );

/** Whether there was no room for it when the page was opened: for effects, which run after this is known. */
export function useWasOpenedNarrow() {
  const was = useRef(false);
  useLayoutEffect(() => {
    was.current = matchMedia(narrow).matches;
  }, []);
  return was;
}
