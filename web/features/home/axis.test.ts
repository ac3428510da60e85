import { expect, test } from "vitest";
import type { Achievement } from "#contract/achievements.ts";
import { prizeMoneyByYear } from "./axis.ts";

const result = (date: string, prize: string): Achievement => ({
  id: "0199f000-0000-7000-8000-000000000000",
  title: "Open",
  description: "",
  position: 1,
  prize,
  date,
});

test("each year after the founding one carries all that was won until then", () => {
  const achievements = [result("2024-05-12", "$1,500"), result("2023-10-08", "$700"), result("2022-12-11", "$400")];

  expect(prizeMoneyByYear(achievements, "2022-07")).toEqual([
    { year: 2023, prizeMoney: 1100 },
    { year: 2024, prizeMoney: 2600 },
  ]);
});

test("a year without a result keeps the height of the one before", () => {
  const achievements = [result("2025-01-01", "Winner"), result("2023-10-08", "$700")];

  expect(prizeMoneyByYear(achievements, "2022-07")).toEqual([
    { year: 2023, prizeMoney: 700 },
    { year: 2024, prizeMoney: 700 },
    { year: 2025, prizeMoney: 700 },
  ]);
});

test("of many years the last three are shown, with what was won before them", () => {
  const achievements = [result("2026-02-01", "$10"), result("2023-10-08", "$700")];

  expect(prizeMoneyByYear(achievements, "2016-07")).toEqual([
    { year: 2024, prizeMoney: 700 },
    { year: 2025, prizeMoney: 700 },
    { year: 2026, prizeMoney: 710 },
  ]);
});

test("without a result after the founding year there are no marks", () => {
  expect(prizeMoneyByYear([], "2022-07")).toEqual([]);
  expect(prizeMoneyByYear([result("2022-12-11", "$400")], "2022-07")).toEqual([]);
});
