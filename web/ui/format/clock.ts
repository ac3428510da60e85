/** A clock's reading: a day, and a time such as `18:00`. */
export type WallTime = { day: string; time: string };

const dayMs = 86_400_000;
const minuteMs = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }); // nearly ISO
  formats.set(timeZone, format);
  return format;
}

/** Returns what the clocks of a time zone show at a moment, in milliseconds since the epoch. */
export function wallTimeAt(at: number, timeZone: string): WallTime {
  const [day = "", time = ""] = formatOf(timeZone).format(at).split(" ");
  return { day, time };
}

const asIfUtc = ({ day, time }: WallTime) => Date.parse(`${day}T${time}Z`);
const offsetAt = (at: number, timeZone: string) =>
  asIfUtc(wallTimeAt(at, timeZone)) - Math.floor(at / minuteMs) * minuteMs;

/** The moment in milliseconds. When clocks change, a time may be skipped or occur twice. */
export type Found = { at: number; is: "once" | "skipped" | "twice" };

/**
 * Returns the moment at which clocks in a time zone show this time. A skipped time moves forward by the length of the gap. Of a
 * time that occurs twice, returns the first. Returns undefined for an invalid time, and for a year that someone is still typing:
 * a browser takes the first digit of 2027 for the year 2.
 */
export function momentOf(wall: WallTime, timeZone: string): Found | undefined {
  const utc = asIfUtc(wall);
  if (Number.isNaN(utc) || !/^[12]\d{3}-/.test(wall.day)) return undefined;
  const before = utc - offsetAt(utc - dayMs, timeZone);
  const after = utc - offsetAt(utc + dayMs, timeZone);
  const isRight = (at: number) => asIfUtc(wallTimeAt(at, timeZone)) === utc;
  if (before !== after && isRight(before) && isRight(after)) return { at: Math.min(before, after), is: "twice" };
  if (isRight(before)) return { at: before, is: "once" };
  return isRight(after) ? { at: after, is: "once" } : { at: before, is: "skipped" };
}

/** Returns the first moment of a day, in milliseconds. In some zones, clocks change at midnight. */
export const startOfDay = (day: string, timeZone: string) => momentOf({ day, time: "00:00" }, timeZone)?.at ?? 0;

/** Whether clocks in both zones show the same time at a moment. */
export const isSameClock = (at: number, zone: string, other: string) => offsetAt(at, zone) === offsetAt(at, other);

/** Returns the city of a time zone: `America/Los_Angeles` as `Los Angeles`. */
export const cityOf = (timeZone: string) => (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
