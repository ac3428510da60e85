/** A year and its prize money in dollars. */
export type YearMark = { year: number; prizeMoney: number };

/** As many years as fit below the name on a phone, beside the founding month. */
const mostYears = 3;

/**
 * Returns the total prize money at the end of each year, from the year after the founding to that of the last result. If there
 * are many, returns only the last ones.
 */
export function prizeMoneyByYear(won: YearMark[], founded: string): YearMark[] {
  const lastYear = Math.max(...won.map(({ year }) => year));
  const firstYear = Math.max(Number(founded.slice(0, 4)) + 1, lastYear - mostYears + 1);
  if (lastYear < firstYear) return [];
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => markOf(firstYear + index, won));
}

function markOf(year: number, won: YearMark[]): YearMark {
  const until = won.filter((mark) => mark.year <= year);
  return { year, prizeMoney: until.reduce((sum, { prizeMoney }) => sum + prizeMoney, 0) };
}
