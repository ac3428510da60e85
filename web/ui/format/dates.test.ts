import { expect, test } from "vitest";
import { formatDateTime, formatDay, formatMonth } from "./dates.ts";

test("a day is written without a leading zero and with three letters for the month", () => {
  expect(formatDay("2025-11-09")).toBe("9 Nov 2025");
  expect(formatDay("2024-09-30")).toBe("30 Sep 2024");
});

test("a month is written out", () => {
  expect(formatMonth("2022-07")).toBe("July 2022");
});

test("a moment is written in its time zone, where it may be another day", () => {
  expect(formatDateTime("2025-11-09T20:03:11.000Z", "Europe/London")).toBe("9 Nov 2025, 20:03");
  expect(formatDateTime("2025-11-09T20:03:11.000Z", "Asia/Tokyo")).toBe("10 Nov 2025, 05:03");
});
