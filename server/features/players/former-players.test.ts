import { beforeEach, expect, test } from "vitest";
import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { players } from "./players.table.ts";

const site = useSite();

beforeEach(async () => {
  await site().db.delete(players);
});

const id = (number: number) => `01980000-0000-7000-8000-00000000000${number}`;
const player = (number: number, powerRanking: number | null, isFormer = false) => ({
  id: id(number),
  gamertag: `Tag ${number}`,
  realName: "Sam Sample",
  role: "Pro Player" as const,
  powerRanking,
  isFormer,
});

test("a player who leaves is off the public roster and page immediately, and back when they return", async () => {
  const chief = await signedInStaff(site(), "chief");
  await site()
    .db.insert(players)
    .values([player(1, 5), player(2, 9)]);
  const home = async () => (await site().app.inject({ url: "/" })).body;
  expect(await home()).toContain("Tag 1");
  const update = (isFormer: boolean | undefined) =>
    chief.api(playersAdminApi.update, {
      params: { id: id(1) },
      body: { gamertag: "Tag 1", realName: "Sam Sample", role: "Pro Player", powerRanking: 5, isFormer },
    });
  expect((await update(true)).isFormer).toBe(true);
  expect((await site().api(playersApi.list)).map(({ gamertag }) => gamertag)).toEqual(["Tag 2"]);
  expect(await home()).not.toContain("Tag 1");
  expect((await chief.api(analyticsAdminApi.overview)).counts.players).toBe(1);
  expect((await update(undefined)).isFormer).toBe(true); // left out of the change, it stays
  await update(false);
  expect((await site().api(playersApi.list)).map(({ gamertag }) => gamertag)).toEqual(["Tag 1", "Tag 2"]);
  expect(JSON.stringify(await site().api(playersApi.list))).not.toContain("isFormer");
});

test("staff see former players after the others, page by page", async () => {
  const chief = await signedInStaff(site(), "chief");
  const all = [player(1, 5, true), player(2, null), player(3, 9), player(4, null, true), player(5, 1)];
  await site().db.insert(players).values(all);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = { limit: "2", ...(cursor && { cursor }) };
    const page: { rows: { id: string }[]; next: string | null } = await chief.api.listing(
      playersAdminApi.listForStaff,
      { query },
    );
    seen.push(...page.rows.map((row) => row.id));
    cursor = page.next;
  } while (cursor);
  expect(seen).toEqual([2, 5, 3, 4, 1].map(id));
});
