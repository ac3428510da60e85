import { expect, test } from "vitest";
import { formatBytes, formatDollars, formatDuration, formatShortDollars, wholeNumberIn } from "./numbers.ts";

test("dollars are grouped by thousands", () => {
  expect(formatDollars(0)).toBe("$0");
  expect(formatDollars(900)).toBe("$900");
  expect(formatDollars(1_234_567)).toBe("$1,234,567");
});

test("sizes and durations use the unit that keeps them short", () => {
  expect([0, 999, 1_530_000, 97_400_000_000].map(formatBytes)).toEqual(["0 KB", "1 KB", "1.5 MB", "97.4 GB"]);
  expect([20, 1_530].map(formatDuration)).toEqual(["20 ms", "1.5 s"]);
});

test("dollars have cents if there are any", () => {
  expect(formatDollars(1_250_000.5)).toBe("$1,250,000.50");
});

test("dollars are shortened from a million up", () => {
  expect(formatShortDollars(950_000)).toBe("$950,000");
  expect(formatShortDollars(79_537_743)).toBe("$79.5M");
  expect(formatShortDollars(1_200_000_000)).toBe("$1.2B");
});

test.each([
  ["12480", 12_480],
  ["12,480", 12_480],
  ["$1 450", 1450],
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
