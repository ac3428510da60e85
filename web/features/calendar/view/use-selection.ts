import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/** A day or event that is open. */
export type Selected = { day: string } | { eventId: string };

export const headingId = "calendar-heading";
export const panelId = "calendar-panel";

/** Lets the keyboard go on from the day it stood on, or from the top where there are no such days. */
export function focusCalendar() {
  const day = document.querySelector<HTMLElement>(".month [data-day][tabindex='0']");
  if (day) day.focus();
  else document.getElementById(headingId)?.focus({ preventScroll: true });
}

/** Where what had the keyboard is gone from the page, it goes on from the calendar. */
export function keepFocus() {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest("dialog:not([open])")) focusCalendar();
}

/** What is open beside the month. Closed, it gives the keyboard back to where it was opened from. */
export function useSelection(asked?: string) {
  const [selected, setSelected] = useState<Selected | undefined>(asked ? { eventId: asked } : undefined);
  const opener = useRef<Element>(null);

  function open(next: Selected) {
    const { activeElement } = document;
    if (!activeElement?.closest(`#${panelId}`)) opener.current = activeElement;
    setSelected(next);
  }
  function close() {
    flushSync(() => setSelected(undefined));
    const from = opener.current;
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
    else focusCalendar();
  }
  return { selected, open, close, clear: () => setSelected(undefined) };
}
