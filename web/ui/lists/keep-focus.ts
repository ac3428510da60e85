import { flushSync } from "react-dom";

/** Makes a change. If it removes the focused element from `place`, moves the focus to `next`. Leaves it alone otherwise. */
export function keepFocus(place: Element | null, change: () => void, next: HTMLElement | null) {
  const focused = document.activeElement;
  const wasInside = place?.contains(focused);
  flushSync(change);
  if (wasInside && !focused?.isConnected) next?.focus({ preventScroll: true });
}
