import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/** A day or an event that somebody looks at closely. */
export type Opened = { day: string } | { eventId: string };

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
export function useOpened() {
  const [opened, setOpened] = useState<Opened>();
  const opener = useRef<Element>(null);

  function open(next: Opened) {
    const { activeElement } = document;
    if (!activeElement?.closest(`#${panelId}`)) opener.current = activeElement;
    setOpened(next);
  }
  function close() {
    flushSync(() => setOpened(undefined));
    const from = opener.current;
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
    else focusCalendar();
  }
  return { opened, open, close, clear: () => setOpened(undefined) };
}
