import { type FocusEvent, useLayoutEffect, useRef } from "react";

/**
 * Of rows that come and go: where a control goes away while it has the focus, the keyboard goes on at its row, else at a
 * neighbour, else at the whole. Spread into the element around the rows, which are table rows or list items.
 */
export function useKeptFocus<Whole extends HTMLElement>() {
  const whole = useRef<Whole>(null);
  const places = useRef<(Element | null | undefined)[]>([]);

  useLayoutEffect(() => {
    const [control, ...others] = places.current;
    if (!control || control.isConnected || document.activeElement !== document.body) return;
    const next = others.find((place) => place?.isConnected);
    const place = next instanceof HTMLElement ? next : whole.current;
    if (place) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
  });

  function handleFocus({ target }: FocusEvent) {
    const row = target.closest("tr, li");
    places.current = [target, row, row?.nextElementSibling, row?.previousElementSibling];
  }
  return {
    ref: whole,
    onFocus: handleFocus,
    onBlur: () => {
      places.current = []; // not called for a control that goes away
    },
  };
}
