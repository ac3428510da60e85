import { expect, test } from "vitest";
import { formatBytes, formatDuration, wholeNumberIn } from "./numbers.ts";

test("sizes and durations use the unit that keeps them short", () => {
  expect([0, 999, 1_530_000, 97_400_000_000].map(formatBytes)).toEqual(["0 KB", "1 KB", "1.5 MB", "97.4 GB"]);
  expect([20, 1_530].map(formatDuration)).toEqual(["20 ms", "1.5 s"]);
});

test.each([
  ["12480", 12_480],
  ["12,480", 12_480],
  ["1 450", 1450],
  ["0", 0],
  [" ", undefined],
  ["-1", "-1"],
  ["1.5", "1.5"],
  ["1,5", "1,5"],
  ["1e3", "1e3"],
  ["a few", "a few"],
])("%j is read as %j", (typed, number) => {
  expect(wholeNumberIn(typed)).toBe(number);
});
