const hour = 60;
const day = 24 * hour;

const english = new Intl.RelativeTimeFormat("en");

/** Formats a number of whole minutes as `in 3 hours`, rounded down. */
export function inWords(minutes: number): string {
  if (minutes < 1) return "in less than a minute";
  if (minutes < 2 * hour) return english.format(minutes, "minute");
  if (minutes < 2 * day) return english.format(Math.floor(minutes / hour), "hour");
  return english.format(Math.floor(minutes / day), "day");
}
