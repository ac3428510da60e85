import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { startOfDay, wallTimeAt } from "#web/ui/format/clock.ts";
import { addDays } from "./days.ts";

type When = Pick<CalendarEvent, "startDate" | "endDate" | "isAllDay">;

export const momentsOf = ({ startDate, endDate }: When) => ({ start: Date.parse(startDate), end: Date.parse(endDate) });

/**
 * Returns the first and last day of an event by the clocks of a time zone. An event that ends at midnight doesn't touch the next
 * day.
 */
export function daysOf(event: When, timeZone: string): { first: string; last: string } {
  if (event.isAllDay) return { first: event.startDate.slice(0, 10), last: event.endDate.slice(0, 10) };
  const { start, end } = momentsOf(event);
  const lastMoment = end > start ? end - 1 : end;
  return { first: wallTimeAt(start, timeZone).day, last: wallTimeAt(lastMoment, timeZone).day };
}

/** Returns the events on each of these consecutive days: running ones first, then all-day events, then by start. */
export function placeEvents(events: CalendarEvent[], days: string[], timeZone: string): Map<string, CalendarEvent[]> {
  const ordered = events.toSorted(byOrder).map((event) => ({ event, ...daysOf(event, timeZone) }));
  return new Map(
    days.map((day) => {
      const placed = ordered.filter(({ first, last }) => first <= day && day <= last);
      placed.sort((one, other) => Number(isRunning(other, day)) - Number(isRunning(one, day)));
      return [day, placed.map(({ event }) => event)];
    }),
  );
}

const dayMs = 86_400_000;

/** Whether an event began on an earlier day or takes days. The grid shows it as a bar, above the day's other events. */
function isRunning({ event, first, last }: { event: When; first: string; last: string }, day: string): boolean {
  const { start, end } = momentsOf(event);
  return first < day || (event.isAllDay ? first < last : end - start >= dayMs);
}

const byOrder = (one: CalendarEvent, other: CalendarEvent) =>
  Number(other.isAllDay) - Number(one.isAllDay) ||
  momentsOf(one).start - momentsOf(other).start ||
  (one.id < other.id ? -1 : 1);

/** Returns the range that covers these days, for the server's query. */
export function rangeOf(days: string[], timeZone: string): { from: string; to: string } {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return {
    from: new Date(startOfDay(first, timeZone)).toISOString(),
    to: new Date(startOfDay(addDays(last, 1), timeZone) - 1).toISOString(),
  };
}
