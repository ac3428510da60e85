import type { PublicEvent } from "#contract/calendar/schemas.ts";
import { daysFrom } from "#web/features/calendar/time/days.ts";
import { wallTimeAt } from "#web/ui/format/clock.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Says how long it is until an event starts, where the team is, for a page that's rendered at least once a minute. */
export function countdownTo(
  { startDate, isAllDay }: Pick<PublicEvent, "startDate" | "isAllDay">,
  timeZone: string,
  now: number,
) {
  const left = Date.parse(startDate) - now;
  if (!isAllDay && left < 48 * hourMs) {
    if (left <= 0) return "On now";
    return left < 2 * hourMs
      ? countOf(Math.ceil(left / minuteMs), "minute")
      : countOf(Math.floor(left / hourMs), "hour");
  }
  const today = wallTimeAt(now, timeZone).day;
  const first = isAllDay ? startDate.slice(0, 10) : wallTimeAt(Date.parse(startDate), timeZone).day;
  const days = daysFrom(today, first);
  if (days <= 0) return "On now";
  return days === 1 ? "Tomorrow" : countOf(days, "day");
}

const countOf = (count: number, unit: string) => `In ${count} ${unit}${count === 1 ? "" : "s"}`;
