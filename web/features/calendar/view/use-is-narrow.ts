import { useSyncExternalStore } from "react";

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
