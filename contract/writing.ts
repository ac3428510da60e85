/** How numbers and dates are written in a locale. Pages are in English everywhere, so words and digits are English too. */

/** Returns words with a capital at their start. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Making a format takes longer than using it. There are few, because the team has one locale and one currency at a time. */
const formats = new Map<string, Intl.NumberFormat>();

/** Returns how numbers are written in a locale, with the digits that English has. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const kept = formats.get(key);
  if (kept) return kept;
  const made = new Intl.NumberFormat(locale, { numberingSystem: "latn", ...options });
  formats.set(key, made);
  return made;
}

/** Formats 12480 as `12,480` in Britain and `12 480` in Norway. */
export const numberIn = (locale: string, value: number, options?: Intl.NumberFormatOptions): string =>
  numberFormat(locale, options).format(value);

/** The order of a day's parts, such as `dmy`, and whether the clock counts to 12 twice a day. */
type Habits = { order: string; hour12: boolean | undefined };
const known = new Map<string, Habits>();

function habitsOf(locale: string): Habits {
  const kept = known.get(locale);
  if (kept) return kept;
  const options = { calendar: "gregory", year: "numeric", month: "short", day: "numeric", hour: "numeric" } as const;
  const format = new Intl.DateTimeFormat(locale, options);
  const parts = format.formatToParts(0).map(({ type }) => type.charAt(0));
  const habits = {
    order: parts.filter((part) => "ymd".includes(part)).join(""),
    hour12: format.resolvedOptions().hour12,
  };
  known.set(locale, habits);
  return habits;
}

type DayWords = { weekday?: string; day: string; month: string; year?: string };

/** Puts the words for a day in order: `Sun 9 Nov 2025` in Britain and `Sun, Nov 9, 2025` in America. */
export function dayIn(locale: string, { weekday = "", day, month, year = "" }: DayWords): string {
  const { order } = habitsOf(locale);
  const isMonthFirst = order.startsWith("m");
  const words = order.startsWith("y") ? [weekday, year, month, day] : [weekday, day, month, year];
  return (isMonthFirst ? [weekday, `${month} ${day}`, year] : words).filter(Boolean).join(isMonthFirst ? ", " : " ");
}

/** Returns the words for a day such as `2025-11-09`. */
export function wordsOf(date: string): { day: string; month: string; year: string } {
  const [year = "", month, day] = date.split("-");
  return { day: String(Number(day)), month: months[Number(month) - 1] ?? "", year };
}

/** Formats `20:03` as it is, or as `8:03 pm` where hours are counted twice a day. */
export function timeIn(locale: string, time: string): string {
  if (!habitsOf(locale).hour12) return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? "am" : "pm"}`;
}

/** Formats a moment as `9 November 2025 at 20:03`, in UTC. */
export function momentIn(locale: string, moment: Date): string {
  const [day = "", time = ""] = moment.toISOString().split("T");
  return `${dayIn(locale, wordsOf(day))} at ${timeIn(locale, time.slice(0, 5))}`;
}
