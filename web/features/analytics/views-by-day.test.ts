import { expect, test } from "vitest";
import { cornersOf, scaleEnd } from "./views-by-day.tsx";

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [7, 8],
  [10, 10],
  [11, 20],
  [41, 60],
  [100, 100],
  [101, 200],
  [4_321, 6_000],
])("the scale for at most %d views ends at %d", (highest, end) => {
  expect(scaleEnd(highest)).toBe(end);
  expect(Number.isInteger(end / 2)).toBe(true);
});

test("the line goes from day to day, from the bottom for no views to the top of the scale", () => {
  expect(cornersOf([0, 5, 10], 10)).toEqual(["0,100", "1,50", "2,0"]);
});
