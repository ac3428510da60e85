import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { dayIn, wordsOf } from "#contract/writing.ts";
import { cityOf, isSameClock, momentOf, type WallTime, wallTimeAt } from "#web/ui/format/clock.ts";
import { formatTime } from "#web/ui/format/dates.ts";
import { isOwnZoneKnown, unknownZoneNote } from "#web/ui/format/own-zone.ts";
import { siteLocale } from "#web/ui/format/site-locale.ts";
import { weekdayOf } from "./days.ts";
import { daysOf, momentsOf } from "./placement.ts";

/** The reader's time zone, its current day and hour, and the team's time zone for comparison. */
export type Clocks = { zone: string; teamZone: string; today: string; hour: number };

/** Says by which clock a form takes its times. */
export const timesAre = ({ zone, teamZone }: Clocks): string =>
  isOwnZoneKnown() ? `Times are in your time zone, ${cityOf(zone)}.` : unknownZoneNote(teamZone);

/** Formats a day as `Friday 14 November`, with the year if it isn't this year. */
export function nameOfDay(day: string, today: string): string {
  const { year, ...words } = wordsOf(day);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return dayIn(siteLocale(), { ...words, weekday: weekdayOf(day), ...(!isThisYear && { year }) });
}

const nameOfMoment = ({ day, time }: WallTime, today: string) => `${nameOfDay(day, today)}, ${formatTime(time)}`;

/**
 * Formats a moment in the team's time zone: `18:00 in London`, with the day if it differs. Undefined if both clocks show the
 * same.
 */
export function inTeamZone(at: number, { zone, teamZone, today }: Clocks): string | undefined {
  if (isSameClock(at, zone, teamZone)) return undefined;
  const there = wallTimeAt(at, teamZone);
  const isSameDay = there.day === wallTimeAt(at, zone).day;
  return `${isSameDay ? formatTime(there.time) : nameOfMoment(there, today)} in ${cityOf(teamZone)}`;
}

/** Formats when an event starts in the team's time zone, or undefined if both clocks show the same. */
export const teamStart = ({ startDate, isAllDay }: CalendarEvent, clocks: Clocks) =>
  isAllDay ? undefined : inTeamZone(Date.parse(startDate), clocks);

const minuteMs = 60_000;

/** Tells the two occurrences of a repeated time apart. Empty for any other time. */
function clockChangeNote(at: number, zone: string): string {
  const found = momentOf(wallTimeAt(at, zone), zone);
  if (found?.is !== "twice") return "";
  return at - found.at < minuteMs ? " before the clocks go back" : " after the clocks go back";
}

/** Describes when an event starts and ends, for its details. */
export function spanOf(event: CalendarEvent, clocks: Clocks) {
  const { zone, today } = clocks;
  const { first, last } = daysOf(event, zone);
  const day = (which: string) => ({ own: `${nameOfDay(which, today)}, all day`, team: undefined });
  if (event.isAllDay) return { starts: day(first), ends: day(last) };
  const moment = (at: number) => ({
    own: nameOfMoment(wallTimeAt(at, zone), today) + clockChangeNote(at, zone),
    team: inTeamZone(at, clocks),
  });
  const { start, end } = momentsOf(event);
  return { starts: moment(start), ends: moment(end) };
}

/** Describes an event's time on one of its days: when it starts, or how long it still lasts. */
export function timeOn(day: string, event: CalendarEvent, zone: string): string {
  const { first, last } = daysOf(event, zone);
  if (event.isAllDay || (first < day && day < last)) return "All day";
  const { start, end } = momentsOf(event);
  if (day === first) return formatTime(wallTimeAt(start, zone).time);
  const until = wallTimeAt(end, zone);
  return until.day === day ? `to ${formatTime(until.time)}` : "All day";
}

/** Describes an event's time from one of its days on, for a list that names it only there. */
export function spanFrom(day: string, event: CalendarEvent, { zone, today }: Clocks): string {
  const { first, last } = daysOf(event, zone);
  if (last === day) return timeOn(day, event, zone).replace(/^to /, "until ");
  const lastDay = nameOfDay(last, today).replace(/^\w+,? /, "");
  if (event.isAllDay) return `All day until ${lastDay}`;
  const { start, end } = momentsOf(event);
  const ends = wallTimeAt(end, zone);
  const until = `until ${lastDay}${ends.day === last ? `, ${formatTime(ends.time)}` : ""}`;
  return first === day ? `${formatTime(wallTimeAt(start, zone).time)} ${until}` : `All day ${until}`;
}

export const countOfEvents = (count: number) => {
  if (count === 0) return "no events";
  return count === 1 ? "1 event" : `${count} events`;
};

/** Names where an event is, for a list. A meeting's web address can't be read there, so only the event itself shows it. */
export const placeOf = (location: string | null | undefined) =>
  location && /^(https?:\/\/|www\.)/i.test(location.trim()) ? "Online" : location;
