import { expect, test } from "vitest";
import { wholeNumberIn } from "./typed-number.ts";

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
