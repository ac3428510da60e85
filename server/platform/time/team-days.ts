const dayMs = 86_400_000;

/** Returns the date at a moment, like 2026-03-29, where the team is. */
export const dayOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone }).format(moment);

/** Counts calendar days, so that a day of 23 or 25 hours is one day too. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
