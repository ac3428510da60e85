import { team } from "#team.config.ts";

/** Written as 2026-03-29. */
const isoDate = new Intl.DateTimeFormat("sv-SE", { timeZone: team.timeZone });
const dayMs = 86_400_000;

/** The day that it is for the team at a moment. */
export const dayOf = (moment: Date): string => isoDate.format(moment);

/** So many days later, or earlier, by the calendar: days of 23 and 25 hours are days too. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
