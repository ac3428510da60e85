import type { CalendarEvent } from "#contract/calendar/schemas.ts";

const shown = 5;

/** Of events by their start the last five, the latest first, and how many there are besides. */
export const lastOf = (events: CalendarEvent[]) => ({
  last: events.slice(-shown).toReversed(),
  more: Math.max(0, events.length - shown),
});
