/** The line stands on a sheet of this height, a unit wide from each day to the next. */
export const sheetHeight = 100;

/** The end of the scale: round, no less than the highest figure, and even, so that half of it is a whole number. */
export function scaleEnd(highest: number): number {
  const unit = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(highest, 1))) - 1);
  return [2, 4, 6, 8, 10].map((step) => step * unit).find((end) => end >= highest) ?? 10 * unit;
}

/** The corners of the line, the first day at 0; a day without a view lies on the ground. */
export const cornersOf = (views: number[], end: number) =>
  views.map((count, day) => `${day},${sheetHeight - (count / end) * sheetHeight}`);
