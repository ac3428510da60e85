import { expect, test } from "vitest";
import { numberIn } from "./field-values.ts";

test.each([
  ["7500", 7500],
  ["7,500", 7500],
  [" 1 000 ", 1000],
  ["1,000,000", 1_000_000],
  ["-5", -5],
  ["1,5", Number.NaN],
  ["12,50", Number.NaN],
  ["2.5", Number.NaN],
  ["1e3", Number.NaN],
  ["0x10", Number.NaN],
  ["", undefined],
  ["many", Number.NaN],
])("the number typed as %j is %s", (typed, number) => {
  expect(numberIn(typed)).toBe(number);
});
