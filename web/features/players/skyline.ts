const mostAbreast = 6;
/** Fewer players stand as wide as three would, or one alone would fill the page. */
const fewestAbreast = 3;

export type Skyline = {
  columns: number;
  /** The column of a player, from 0: the further right, the taller. */
  stepOf: (index: number) => number;
};

/** Rows that climb from left to right. The last one ends at the right, so that the highest player always stands tallest. */
export function skyline(count: number): Skyline {
  const columns = Math.min(Math.max(count, fewestAbreast), mostAbreast);
  const inLastRow = count % columns;
  const firstOfLastRow = count - inLastRow;
  return {
    columns,
    stepOf: (index) => (index % columns) + (index < firstOfLastRow ? 0 : columns - inLastRow),
  };
}
