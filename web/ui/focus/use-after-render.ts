import { useLayoutEffect, useState } from "react";

/**
 * Returns a function that moves the focus or scrolls once what was set before it is on the page, so that a message is read out
 * with its field, and what was hidden can have the focus.
 */
export function useAfterRender() {
  const [asked, ask] = useState<{ act: () => void }>();
  useLayoutEffect(() => asked?.act(), [asked]);
  return (act: () => void) => ask({ act });
}
