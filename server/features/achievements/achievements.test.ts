import { randomUUIDv7 } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { positionTier } from "#contract/achievements/results.ts";
import { addressOf } from "#contract/client.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { publish } from "#server/database/database.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { achievements } from "./achievements.table.ts";

const site = useSite();

test("without results the totals are zero", async () => {
  expect(await site().api(achievementsApi.totals)).toEqual({
    placements: 0,
    wins: 0,
    prizeMoney: 0,
    years: [],
    games: [],
  });
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
    games: [],
    years: [
      { year: 2021, prizeMoney: 1200 },
      { year: 2022, prizeMoney: 400 },
      { year: 2023, prizeMoney: 700 },
      { year: 2024, prizeMoney: 3900 },
      { year: 2025, prizeMoney: 20_000 },
    ],
  });
});

test("prizes count if they're in the team's currency, whichever that is now", async () => {
  const { api } = await signedInStaff(site(), "admin");
  const before = (await site().api(achievementsApi.totals)).prizeMoney;
  for (const prize of ["€700", "1500 EUR", "$30"])
    await api(achievementsAdminApi.create, { body: { title: "Cup", position: 9, date: "2026-01-01", prize } });
  expect((await site().api(achievementsApi.totals)).prizeMoney).toBe(before + 30);
  await api(teamAdminApi.change, { body: { changes: { currency: "eur" } } });
  await api(teamAdminApi.publish, { body: {} });
  await site().app.readTeam();
  const won = (await site().api(achievementsApi.totals)).prizeMoney;
  expect(won).toBe(25_000 + 2200); // the demonstration's prizes name no currency
  const prizes = (await site().api(achievementsApi.list)).map(({ prize }) => prize);
  expect(prizes).toEqual(expect.arrayContaining(["€700", "€1,500", "€10,000", "$30", "Winner"]));
  await api(teamAdminApi.change, { body: { changes: { currency: null } } });
  await api(teamAdminApi.publish, { body: {} });
  await site().app.readTeam();
});

test.each(["$1,50", "1.000,50", "€1,50", "$99999999999999999999"])(
  "%s is refused as a prize, and a stored one stays",
  async (prize) => {
    const { api, headers } = await signedInStaff(site(), "admin");
    const body = { title: "Cup", position: 1, date: "2026-01-01" };
    const made = await api(achievementsAdminApi.create, { body });
    const url = addressOf(achievementsAdminApi.update, { params: { id: made.id } });
    const save = (payload: object) =>
      site().app.inject({ method: "PUT", url, headers, payload: { ...body, ...payload } });
    expect((await save({ prize })).json()).toMatchObject({ fields: { prize: achievementTexts.prize } });
    await site().db.update(achievements).set({ prize }).where(eq(achievements.id, made.id));
    expect((await save({ prize })).statusCode).toBe(200);
    expect((await save({ prize: "Winner" })).statusCode).toBe(200);
    await api(achievementsAdminApi.remove, { params: { id: made.id } });
  },
);

test("tiers change after first, third and tenth place", () => {
  expect([1, 2, 3, 4, 10, 11, 500].map(positionTier)).toEqual([1, 2, 2, 3, 3, 4, 4]);
});
