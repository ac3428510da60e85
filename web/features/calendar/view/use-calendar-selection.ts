import { useRef, useState } from "react";

/** The day or event that is open. */
export type Selected = { day: string } | { eventId: string };

export const headingId = "calendar-heading";
export const panelId = "calendar-panel";

/** Where the focus goes if what had it is gone: the calendar's current day, or the heading if there is no grid. */
export const lastPlace = () =>
  document.querySelector<HTMLElement>(".month [data-day][tabindex='0']") ?? document.getElementById(headingId);

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
    const from = opener.current;
    const place = from instanceof HTMLElement && from.isConnected && from !== document.body ? from : lastPlace();
    place?.focus();
    setSelected(undefined);
  }
  const clear = () => setSelected(undefined);
  /** Closes an event that is gone. Something else that was opened since stays. */
  function leave({ id }: { id: string }) {
    const { current } = latest;
    if (current && "eventId" in current && current.eventId === id) clear();
  }
  return { selected, open, close, clear, leave };
}
