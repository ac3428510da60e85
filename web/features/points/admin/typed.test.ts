import { expect, test } from "vitest";
import { numberIn } from "./typed.ts";

test.each([
  ["7500", 7500],
  ["7,500", 7500],
  [" 1 000 ", 1000],
  ["-5", -5],
  ["", undefined],
  ["many", Number.NaN],
])("the number typed as %j is %s", (typed, number) => {
  expect(numberIn(typed)).toBe(number);
});
