import { randomUUIDv7 } from "node:crypto";
import { expect, test } from "vitest";
import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { positionTier, prizeInDollars } from "#contract/achievements/results.ts";
import { publish } from "#server/database/database.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { achievements } from "./achievements.table.ts";

const site = useSite();

test("without results the totals are zero", async () => {
  expect(await site().api(achievementsApi.totals)).toEqual({ placements: 0, wins: 0, prizeMoney: 0, years: [] });
});

test("results are listed newest first", async () => {
  await fillDemonstration(site().db, features);
  const dates = (await site().api(achievementsApi.list)).map(({ date }) => date);
  expect(dates).toHaveLength(8);
  expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
});

test("the totals count every result, even beyond a page, and a prize in words as zero", async () => {
  const more = Array.from({ length: 120 }, (_, index) => ({
    id: randomUUIDv7(),
    title: `Night cup ${index}`,
    position: 20,
    prize: "$10",
    date: "2021-05-01",
  }));
  await site().db.insert(achievements).values(more);
  await publish(site().db, "achievements");
  expect(await site().api(achievementsApi.totals)).toEqual({
    placements: 128,
    wins: 2,
    prizeMoney: 26_200,
    years: [
      { year: 2021, prizeMoney: 1200 },
      { year: 2022, prizeMoney: 400 },
      { year: 2023, prizeMoney: 700 },
      { year: 2024, prizeMoney: 3900 },
      { year: 2025, prizeMoney: 20_000 },
    ],
  });
});

test.each([
  ["$10,000", 10_000],
  ["400", 400],
  ["$1,234.50", 1234.5],
  ["Winner", 0],
  ["", 0],
  ["$", 0],
  ["10k", 0],
])("a prize of %j is %d dollars", (prize, dollars) => {
  expect(prizeInDollars(prize)).toBe(dollars);
});

test("tiers change after first, third and tenth place", () => {
  expect([1, 2, 3, 4, 10, 11, 500].map(positionTier)).toEqual([1, 2, 2, 3, 3, 4, 4]);
});
