import { useSyncExternalStore } from "react";

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
