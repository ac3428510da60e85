import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/** The day or event that is open. */
export type Selected = { day: string } | { eventId: string };

export const headingId = "calendar-heading";
export const panelId = "calendar-panel";

/** Moves the focus to the calendar's current day, or to the heading if there is no grid. */
export function focusCalendar() {
  const day = document.querySelector<HTMLElement>(".month [data-day][tabindex='0']");
  if (day) day.focus();
  else document.getElementById(headingId)?.focus({ preventScroll: true });
}

/** Moves the focus to the calendar if the focused element was removed. */
export function keepFocus() {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.id === "main" || activeElement?.closest("dialog:not([open])"))
    focusCalendar();
}

/** Keeps what is open beside the month. Closing it returns the focus to where it was opened from. */
export function useCalendarSelection(asked?: string) {
  const [selected, setSelected] = useState<Selected | undefined>(asked ? { eventId: asked } : undefined);
  const opener = useRef<Element>(null);
  const latest = useRef(selected);
  latest.current = selected;

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
  const clear = () => setSelected(undefined);
  /** Closes an event that is gone. Something else that was opened since stays. */
  function leave({ id }: { id: string }) {
    const { current } = latest;
    if (!current || !("eventId" in current) || current.eventId !== id) return;
    const isFocusInside = document.activeElement?.closest(`#${panelId}, dialog`);
    flushSync(clear); // if it covers the page, return the focus first
    if (isFocusInside) focusCalendar();
  }
  return { selected, open, close, clear, leave };
}
