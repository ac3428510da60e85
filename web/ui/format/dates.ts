import { dayIn, timeIn, wordsOf } from "#contract/writing.ts";
import { siteLocale } from "./site-locale.ts";

/** Formats `2022-07` as `July 2022`. */
export function formatMonth(yearMonth: string): string {
  const { month, year } = wordsOf(yearMonth);
  return `${month} ${year}`;
}

/**
 * Formats `2025-11-09` as `9 Nov 2025`, whatever the time zone. The names of months aren't Intl's, which abbreviates September as
 * Sep or Sept depending on the system.
 */
export function formatDay(date: string, weekday = ""): string {
  const { month, ...words } = wordsOf(date);
  return dayIn(siteLocale(), { ...words, weekday, month: month.slice(0, 3) });
}

/** Formats `20:03` as it is, or as `8:03 pm`. */
export const formatTime = (time: string): string => timeIn(siteLocale(), time);

/** Formats `2025-11-09T20:03:11Z` as `9 Nov 2025, 20:03` in a time zone. Uses the Swedish locale because it's close to ISO. */
export function formatDateTime(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [day = "", time = ""] = format.format(new Date(moment)).split(" ");
  return `${formatDay(day)}, ${formatTime(time)}`;
}
