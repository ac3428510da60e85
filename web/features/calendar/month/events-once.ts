import type { CalendarEvent } from "#contract/calendar/schemas.ts";

export type PlannedDay = { day: string; events: CalendarEvent[] };

/** Returns the days with events, each event only on the first of these days that it touches. `kept` is listed without events too. */
export function eventsOnce(days: string[], on: (day: string) => CalendarEvent[], kept?: string): PlannedDay[] {
  const listed = new Set<string>();
  return days.flatMap((day) => {
    const events = on(day).filter(({ id }) => !listed.has(id));
    for (const { id } of events) listed.add(id);
    return events.length > 0 || day === kept ? [{ day, events }] : [];
  });
}
