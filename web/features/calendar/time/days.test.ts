import { expect, test } from "vitest";
import { addDays, addMonths, daysFrom, sameDayIn, shortWeekdays, weekdayOf, weeksOf } from "./days.ts";

test.each([
  ["Sunday", "2026-11-01", "2025-10-26"],
  ["Monday", "2026-10-26", "2025-10-27"],
  ["Saturday", "2026-10-31", "2025-11-01"],
] as const)("a month is six weeks, which start on %s if the team's do", (weekStart, november2026, november2025) => {
  const weeks = weeksOf("2026-11", weekStart);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(weeks[0]?.[0]).toBe(november2026);
  expect(weeksOf("2025-11", weekStart)[0]?.[0]).toBe(november2025);
  for (const [first = ""] of weeks) expect(weekdayOf(first)).toBe(weekStart);
  expect(shortWeekdays(weekStart)).toEqual(weeks[0]?.map((day) => weekdayOf(day).slice(0, 3)));
});

test.each(["2026-03", "2026-10", "2028-02"])("no day of %s is missing or repeated", (month) => {
  const days = weeksOf(month, "Monday").flat();
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
