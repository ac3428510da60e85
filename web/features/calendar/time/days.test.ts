import { expect, test } from "vitest";
import { addDays, addMonths, daysFrom, sameDayIn, weekdayOf, weeksOf } from "./days.ts";

test("a month is six weeks that start on Sunday", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(weeks[0]?.[0]).toBe("2026-11-01");
  expect(weeks[5]?.[6]).toBe("2026-12-12");
  expect(weeksOf("2025-11")[0]?.[0]).toBe("2025-10-26");
  for (const [sunday = ""] of weeksOf("2026-02")) expect(weekdayOf(sunday)).toBe("Sunday");
});

test.each(["2026-03", "2026-10", "2028-02"])("no day of %s is missing or repeated", (month) => {
  const days = weeksOf(month).flat();
  expect(new Set(days).size).toBe(42);
  expect(daysFrom(days[0] ?? "", days[41] ?? "")).toBe(41);
});

test("days and months continue across the end of a year, and leap days are included", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
});

test("months stay within what the server keeps", () => {
  expect(addMonths("2000-01", -1)).toBe("2000-01");
  expect(addMonths("2099-12", 1)).toBe("2099-12");
});

test("the same day in a shorter month is its last day", () => {
  expect(sameDayIn("2026-02", "2026-01-31")).toBe("2026-02-28");
  expect(sameDayIn("2028-02", "2028-01-31")).toBe("2028-02-29");
  expect(sameDayIn("2026-12", "2026-11-15")).toBe("2026-12-15");
});
