/** The chart's height in its own units. Each day is one unit wide. */
export const sheetHeight = 100;

/** Returns the end of the scale: a round, even number that is at least the highest figure, so that half of it is whole too. */
export function scaleEnd(highest: number): number {
  const unit = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(highest, 1))) - 1);
  return [2, 4, 6, 8, 10].map((step) => step * unit).find((end) => end >= highest) ?? 10 * unit;
}

/** Returns the points of the line, with the first day at 0. A day without views lies on the baseline. */
export const cornersOf = (views: number[], end: number) =>
  views.map((count, day) => `${day},${sheetHeight - (count / end) * sheetHeight}`);
