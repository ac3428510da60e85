import { type Achievement, prizeInDollars } from "#contract/achievements.ts";

/** Best position first, and of the same position the newest. */
export const rankResults = (results: Achievement[]) =>
  results.toSorted((one, other) => one.position - other.position || other.date.localeCompare(one.date));

/** In dollars. */
export const totalPrize = (results: Achievement[]) =>
  results.reduce((sum, { prize }) => sum + prizeInDollars(prize), 0);
