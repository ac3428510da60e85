import type { CalendarEvent } from "#contract/calendar/schemas.ts";

const shown = 5;

/** Returns the last five events, latest first, and how many more there are. Expects events sorted by start. */
export const lastOf = (events: CalendarEvent[]) => ({
  last: events.slice(-shown).toReversed(),
  more: Math.max(0, events.length - shown),
});
