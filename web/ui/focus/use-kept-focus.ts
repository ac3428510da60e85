import { type FocusEvent, useLayoutEffect, useRef } from "react";
import { focusFirst, keepFocusIn, placesAround } from "./return-focus.ts";

/**
 * Keeps the focus in a part of the page that changes. If the focused control is removed, moves the focus to its row, a
 * neighbouring row or `last`, which is the whole part unless given. Dialogs that were opened in it return the focus there too.
 * Spread the result into the element around the rows, which must be `tr` or `li`.
 */
export function useKeptFocus<Whole extends HTMLElement>(last?: (whole: Whole) => HTMLElement | null | undefined) {
  const whole = useRef<Whole>(null);
  const control = useRef<Element>(null);
  const places = useRef<ReturnType<typeof placesAround>>([]);

  useLayoutEffect(() => {
    const { current } = whole;
    if (current) keepFocusIn(current, () => last?.(current) ?? current);
    if (control.current && !control.current.isConnected && document.activeElement === document.body)
      focusFirst(places.current);
  });

  return {
    ref: whole,
    onFocus({ target }: FocusEvent) {
      control.current = target;
      places.current = placesAround(target);
    },
    onBlur() {
      control.current = null; // a removed control fires no blur
    },
  };
}
