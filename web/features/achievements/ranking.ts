import type { Achievement } from "#contract/achievements/schemas.ts";

/** Sorts results by position, and those of the same position by date, newest first. */
export const rankResults = (results: Achievement[]) =>
  results.toSorted((one, other) => one.position - other.position || other.date.localeCompare(one.date));
