import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { startOfDay, wallTimeAt } from "#web/ui/format/clock.ts";
import { addDays } from "./days.ts";

type When = Pick<CalendarEvent, "startDate" | "endDate" | "isAllDay">;

export const momentsOf = ({ startDate, endDate }: When) => ({ start: Date.parse(startDate), end: Date.parse(endDate) });

/** Returns the first and last day of an event in a time zone. An event that ends at midnight doesn't touch the next day. */
export function daysOf(event: When, timeZone: string): { first: string; last: string } {
  if (event.isAllDay) return { first: event.startDate.slice(0, 10), last: event.endDate.slice(0, 10) };
  const { start, end } = momentsOf(event);
  const lastMoment = end > start ? end - 1 : end;
  return { first: wallTimeAt(start, timeZone).day, last: wallTimeAt(lastMoment, timeZone).day };
}

/** Returns the events on each of these consecutive days, all-day events first, then by start. */
export function placeEvents(events: CalendarEvent[], days: string[], timeZone: string): Map<string, CalendarEvent[]> {
  const ordered = events.toSorted(byOrder).map((event) => ({ event, ...daysOf(event, timeZone) }));
  const on = (day: string) => ordered.filter(({ first, last }) => first <= day && day <= last);
  return new Map(days.map((day) => [day, on(day).map(({ event }) => event)]));
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
