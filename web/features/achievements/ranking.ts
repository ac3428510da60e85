import type { Achievement } from "#contract/achievements/schemas.ts";

/** Best position first, and of the same position the newest. */
export const rankResults = (results: Achievement[]) =>
  results.toSorted((one, other) => one.position - other.position || other.date.localeCompare(one.date));
