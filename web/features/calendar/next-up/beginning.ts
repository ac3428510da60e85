import type { PublicEvent } from "#contract/calendar/schemas.ts";
import { weekdayOf } from "#web/features/calendar/time/days.ts";
import { cityOf, wallTimeAt } from "#web/ui/format/clock.ts";
import { formatDay, formatTime } from "#web/ui/format/dates.ts";

type When = Pick<PublicEvent, "startDate" | "endDate" | "isAllDay">;

const nameOf = (day: string) => formatDay(day, weekdayOf(day).slice(0, 3));

/** Returns the day and time at which an event starts, in a given time zone so that server and browser render the same. */
export function beginningOf({ startDate, endDate, isAllDay }: When, timeZone: string): { day: string; time: string } {
  if (!isAllDay) {
    const { day, time } = wallTimeAt(Date.parse(startDate), timeZone);
    return { day: nameOf(day), time: formatTime(time) };
  }
  const [first, last] = [startDate.slice(0, 10), endDate.slice(0, 10)];
  return { day: nameOf(first), time: first === last ? "all day" : `to ${nameOf(last)}` };
}

/** Describes when an event is, in full: `Fri 28 Nov 2025, 18:00 in London`. */
export function whenOf(event: When, timeZone: string): string {
  const { day, time } = beginningOf(event, timeZone);
  return event.isAllDay ? `${day}, ${time}` : `${day}, ${time} in ${cityOf(timeZone)}`;
}

/** Whether an event hasn't ended. An all-day event ends with its last day in the viewer's time zone. */
export const isAhead = ({ endDate, isAllDay }: When, now: { at: number; day: string }) =>
  isAllDay ? endDate.slice(0, 10) >= now.day : Date.parse(endDate) >= now.at;
