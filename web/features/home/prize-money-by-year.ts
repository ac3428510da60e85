/** A year and the dollars that belong to it. */
export type YearMark = { year: number; prizeMoney: number };

/** With the founding month before them, as many marks as fit under the name on a telephone. */
const mostYears = 3;

/** Prize money won until the end of each year after the founding one, up to the year of the last result; of many years the last. */
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
