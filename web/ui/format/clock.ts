/** What a clock on the wall shows: a day and a time such as `18:00`. */
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

/** What the clocks of a zone show at a moment, given in milliseconds. */
export function wallTimeAt(at: number, timeZone: string): WallTime {
  const [day = "", time = ""] = formatOf(timeZone).format(at).split(" ");
  return { day, time };
}

const asIfUtc = ({ day, time }: WallTime) => Date.parse(`${day}T${time}Z`);
const offsetAt = (at: number, timeZone: string) =>
  asIfUtc(wallTimeAt(at, timeZone)) - Math.floor(at / minuteMs) * minuteMs;

/** When it is. On a day on which clocks change a time may be skipped, or come twice. */
export type Found = { at: number; is: "once" | "skipped" | "twice" };

/**
 * When the clocks of a zone show this. A time that they skip is moved on by as much as they are; of one that comes twice the
 * first is meant. Undefined for what is no time at all.
 */
export function momentOf(wall: WallTime, timeZone: string): Found | undefined {
  const utc = asIfUtc(wall);
  if (Number.isNaN(utc)) return undefined;
  const before = utc - offsetAt(utc - dayMs, timeZone);
  const after = utc - offsetAt(utc + dayMs, timeZone);
  const isRight = (at: number) => asIfUtc(wallTimeAt(at, timeZone)) === utc;
  if (before !== after && isRight(before) && isRight(after)) return { at: Math.min(before, after), is: "twice" };
  if (isRight(before)) return { at: before, is: "once" };
  return isRight(after) ? { at: after, is: "once" } : { at: before, is: "skipped" };
}

/** The first moment of a day; in some zones clocks change at midnight. */
export const startOfDay = (day: string, timeZone: string) => momentOf({ day, time: "00:00" }, timeZone)?.at ?? 0;

/** Whether the clocks of both show the same at a moment. */
export const isSameClock = (at: number, zone: string, other: string) => offsetAt(at, zone) === offsetAt(at, other);

/** `America/Los_Angeles` as `Los Angeles`. */
export const cityOf = (timeZone: string) => (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
