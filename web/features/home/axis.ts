import { type Achievement, prizeInDollars } from "#contract/achievements.ts";

export type YearMark = { year: number; prizeMoney: number };

/** With the founding month before them, as many marks as fit under the name on a telephone. */
const mostYears = 3;

const yearOf = (date: string) => Number(date.slice(0, 4));

/** Prize money won until the end of each year after the founding one, up to the year of the last result; of many years the last. */
export function prizeMoneyByYear(achievements: Achievement[], founded: string): YearMark[] {
  const lastYear = Math.max(...achievements.map(({ date }) => yearOf(date)));
  const firstYear = Math.max(yearOf(founded) + 1, lastYear - mostYears + 1);
  if (lastYear < firstYear) return [];
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => markOf(firstYear + index, achievements));
}

function markOf(year: number, achievements: Achievement[]): YearMark {
  const won = achievements.filter(({ date }) => yearOf(date) <= year);
  return { year, prizeMoney: won.reduce((sum, { prize }) => sum + prizeInDollars(prize), 0) };
}
