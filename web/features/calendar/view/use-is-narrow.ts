import { useLayoutEffect, useRef, useSyncExternalStore } from "react";

/** The same breakpoint as in the stylesheets. */
const narrow = "(width < 48em)";

function listen(onChange: () => void) {
  const query = matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the screen is too narrow for a grid. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(narrow).matches,
    () => false,
  );

/** Whether the screen was too narrow when the page was opened. Read it in effects, which run after it's set. */
export function useWasOpenedNarrow() {
  const was = useRef(false);
  useLayoutEffect(() => {
    was.current = matchMedia(narrow).matches;
  }, []);
  return was;
}
