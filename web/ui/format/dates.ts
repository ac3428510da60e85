const months = [
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

/** Formats `2022-07` as `July 2022`. */
export function formatMonth(yearMonth: string): string {
  const [year, month] = yearMonth.split("-");
  return `${months[Number(month) - 1]} ${year}`;
}

/**
 * Formats `2025-11-09` as `9 Nov 2025`, whatever the time zone. Doesn't use Intl, which abbreviates September as Sep or Sept
 * depending on the system.
 */
export function formatDay(date: string): string {
  const [year, month, day] = date.split("-");
  return `${Number(day)} ${months[Number(month) - 1]?.slice(0, 3)} ${year}`;
}

/** Formats `2025-11-09T20:03:11Z` as `9 Nov 2025, 20:03` in a time zone. Uses the Swedish locale because it's close to ISO. */
export function formatDateTime(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [day = "", time] = format.format(new Date(moment)).split(" ");
  return `${formatDay(day)}, ${time}`;
}
