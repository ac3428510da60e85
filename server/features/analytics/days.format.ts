import { team } from "#team.config.ts";

/** Formats a date like 2026-03-29. */
const isoDate = new Intl.DateTimeFormat("sv-SE", { timeZone: team.timeZone });
const dayMs = 86_400_000;

/** Returns the team's date at a moment. */
export const dayOf = (moment: Date): string => isoDate.format(moment);

/** Counts calendar days, so that a day of 23 or 25 hours is one day too. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
