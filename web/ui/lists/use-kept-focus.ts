import { type FocusEvent, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus in a list whose rows change. If the focused control is removed, moves the focus to its row, a neighbouring row
 * or the whole list. Spread the result into the element around the rows, which must be `tr` or `li`.
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
      places.current = []; // a removed control fires no blur
    },
  };
}
