/** Days are written as `2026-03-29` and months as `2026-03`, without a time zone. */

const dayMs = 86_400_000;
const atMidnight = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
export type Weekday = (typeof weekdays)[number];
const fromSunday = (day: string) => new Date(atMidnight(day)).getUTCDay();
export const weekdayOf = (day: string) => weekdays[fromSunday(day)] ?? "";
/** Returns how many days of its week are before a day, 0 to 6. */
export const placeInWeek = (day: string, weekStart: Weekday) => (fromSunday(day) - weekdays.indexOf(weekStart) + 7) % 7;

/** Returns the days of a week in order, abbreviated for the head of a calendar. */
export const shortWeekdays = (weekStart: Weekday) =>
  weekdays.map((_, place) => weekdays[(place + weekdays.indexOf(weekStart)) % 7]?.slice(0, 3) ?? "");

export const addDays = (day: string, count: number) => dayAt(atMidnight(day) + count * dayMs);
export const daysFrom = (first: string, last: string) => Math.round((atMidnight(last) - atMidnight(first)) / dayMs);

export const monthOf = (day: string) => day.slice(0, 7);

/** The range of events that the server accepts. */
const [earliest, latest] = ["2000-01", "2099-12"];

/** Returns the month `count` months later, limited to the range that the server accepts. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const reached = dayAt(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
  if (reached < earliest) return earliest;
  if (reached > latest) return latest;
  return reached;
}

/** Returns the same day of another month, or that month's last day if it's shorter. */
export function sameDayIn(month: string, day: string): string {
  const lastDay = addDays(`${dayAt(atMidnight(`${month}-28`) + 4 * dayMs).slice(0, 7)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  if (wanted > lastDay) return lastDay;
  return wanted;
}

/** Returns six weeks, so that a calendar keeps its height from month to month. */
export function weeksOf(month: string, weekStart: Weekday): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -placeInWeek(first, weekStart));
  return [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(start, week * 7 + day)));
}
