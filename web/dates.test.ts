import { expect, test } from "vitest";
import { formatDay, formatMonth } from "./dates.ts";

test("a day is written without leading zero and with a month of three letters", () => {
  expect(formatDay("2025-11-09")).toBe("9 Nov 2025");
  expect(formatDay("2024-09-30")).toBe("30 Sep 2024");
});

test("a month is written out", () => {
  expect(formatMonth("2022-07")).toBe("July 2022");
});
