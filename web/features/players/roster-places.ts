const maxPerRow = 6;
/** Fewer players get the width of three in a row, because one would otherwise fill the page. */
const minPerRow = 3;
const abreastOnTablets = 3;
const highestStep = maxPerRow - 1;

export type Place = {
  /** The column, from 0. Columns further right are taller. */
  step: number;
  /** The column in the narrower rows of a tablet. */
  tabletStep: number;
  /** The step in a single list from the lowest player to the highest. */
  listStep: number;
};

/**
 * Places players in rows that climb from left to right, as equal in length as possible. The last row is aligned right, so that
 * the highest player is the tallest.
 */
export function rosterPlaces(count: number): { columns: number; placeOf: (index: number) => Place } {
  const rows = Math.max(1, Math.ceil(count / maxPerRow));
  const columns = Math.max(Math.ceil(count / rows), minPerRow);
  return {
    columns,
    placeOf: (index) => ({
      step: columnOf(index, count, columns),
      tabletStep: columnOf(index, count, abreastOnTablets),
      listStep: count > 1 ? Math.round((index * highestStep * 10) / (count - 1)) / 10 : highestStep,
    }),
  };
}

function columnOf(index: number, count: number, columns: number): number {
  const inLastRow = count % columns;
  return (index % columns) + (index < count - inLastRow ? 0 : columns - inLastRow);
}
