import { expect, test } from "vitest";
import { evenRows } from "./even-rows.ts";

test.each([
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [4]],
  [5, [3, 2]],
  [6, [3, 3]],
  [7, [4, 3]],
  [8, [4, 4]],
])("%i entries are rows of %j, and each row fills twelve columns", (entries, rows) => {
  const places = evenRows(Array.from({ length: entries }, (_, index) => index));

  expect(places.map(({ entry }) => entry)).toEqual([...places.keys()]);
  const begins = places.filter(({ column }) => column === 0);
  expect(begins.map(({ columns }) => columns)).toEqual(rows);
  expect(begins.map(({ isInSecondRow }) => isInSecondRow)).toEqual([false, true].slice(0, rows.length));
  expect(places.reduce((sum, { columns }) => sum + 12 / columns, 0)).toBeCloseTo(12 * rows.length);
  expect(places.every(({ columns }) => Number.isInteger(12 / columns))).toBe(true);
});
