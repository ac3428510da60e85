import { randomUUIDv7 } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { playerPagesApi } from "#contract/player-pages/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import { achievements } from "#server/features/achievements/achievements.table.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { news } from "#server/features/news/news.table.ts";
import { playerSlugs, players } from "#server/features/players/players.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
let chief: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief");
});
beforeEach(async () => {
  for (const table of [achievements, news, bin, playerSlugs, players]) await site().db.delete(table);
});

async function newPlayer(gamertag: string) {
  const id = randomUUIDv7();
  await site().db.insert(players).values({ id, gamertag, realName: "Sam Sample", role: "Pro Player" });
  return { id };
}
const change = (id: string, gamertag: string, body: object = {}) =>
  chief.api(playersAdminApi.update, { params: { id }, body: { gamertag, realName: "Sam Sample", ...body } });
async function withPage(gamertag: string) {
  const { id } = await newPlayer(gamertag);
  await change(id, gamertag, { hasPage: true });
  return id;
}
const get = (url: string) => site().app.inject({ url });
const statusOf = async (path: string) => (await get(path)).statusCode;

test("a player has a page once it's switched on, and nowhere before or after", async () => {
  const { id } = await newPlayer("Fell");
  const made = await chief.api(achievementsAdminApi.create, {
    body: { title: "Cup", position: 1, date: "2026-03-29", prize: "$900", players: [{ id, share: 300 }] },
  });
  const result = `/results/${made.id}/cup`;
  const isNowhere = async () => {
    for (const path of ["/players/fell", `/players/${id}`]) expect(await statusOf(path), path).toBe(404);
    expect(await site().api(playerPagesApi.list)).toEqual([]);
    for (const path of ["/players", "/sitemap.xml", result])
      expect((await get(path)).body).not.toContain("/players/fell");
    expect((await get(result)).body).not.toContain('"Person"');
  };
  await isNowhere();
  await change(id, "Fell", { hasPage: true });
  const { statusCode, body } = await get("/players/fell");
  expect(statusCode).toBe(200);
  for (const text of ["Fell", "$300 share", result, '"Person"']) expect(body).toContain(text);
  for (const path of ["/players", "/sitemap.xml", result]) expect((await get(path)).body).toContain("/players/fell");
  expect((await get(result)).body).toContain('"Person"');
  await change(id, "Fell", { hasPage: false });
  await isNowhere();
});

test("the real name is on the page only once that's switched on too", async () => {
  const id = await withPage("Fell");
  const realName = async () => (await site().api(playerPagesApi.get, { params: { slug: "fell" } })).player.realName;
  expect(await realName()).toBeNull();
  expect((await get("/players/fell")).body).not.toContain("Sam Sample");
  await change(id, "Fell", { showsRealName: true });
  expect(await realName()).toBe("Sam Sample");
  expect((await get("/players/fell")).body).toContain("Sam Sample");
});

test("an edit from an older client leaves both switches as they are, and the specified roster says nothing of them", async () => {
  const id = await withPage("Fell");
  const stored = await change(id, "Fell");
  expect(stored).toMatchObject({ hasPage: true, showsRealName: false });
  const [listed] = await site().api(playersApi.list);
  expect(Object.keys(listed ?? {})).not.toContain("hasPage");
  expect(listed).toMatchObject({ gamertag: "Fell", realName: "Sam Sample" });
});

test("the same name gets a number, and an earlier address leads to the page", async () => {
  const first = await withPage("Fell");
  const second = await withPage("FELL!");
  const slugs = async () => (await site().api(playerPagesApi.list)).map((card) => [card.id, card.slug]);
  expect(await slugs()).toEqual(
    expect.arrayContaining([
      [first, "fell"],
      [second, "fell-2"],
    ]),
  );

  await change(first, "Scree");
  expect(await get("/players/fell")).toMatchObject({ statusCode: 308, headers: { location: "/players/scree" } });
  expect(await get(`/players/${first}`)).toMatchObject({ statusCode: 308, headers: { location: "/players/scree" } });
  const third = await withPage("Fell"); // the first one's earlier address isn't free
  expect(await slugs()).toEqual(expect.arrayContaining([[third, "fell-3"]]));
  await change(first, "Fell");
  expect(await statusOf("/players/fell")).toBe(200);
  expect(await get("/players/scree")).toMatchObject({ statusCode: 308, headers: { location: "/players/fell" } });
});

test("a player from the bin has their addresses again, and one who's gone for good gives them up", async () => {
  const id = await withPage("Fell");
  await chief.api(playersAdminApi.remove, { params: { id } });
  expect(await statusOf("/players/fell")).toBe(404);
  expect(await withPage("Fell")).toBeDefined();
  expect(await statusOf("/players/fell")).toBe(404); // it's kept for the player in the bin
  await chief.api(binApi.restore, { params: { id } });
  expect((await site().api(playerPagesApi.get, { params: { slug: "fell" } })).player.id).toBe(id);

  await chief.api(playersAdminApi.remove, { params: { id } });
  await site().db.delete(bin);
  const another = await withPage("Fell");
  expect((await site().api(playerPagesApi.get, { params: { slug: "fell" } })).player.id).toBe(another);
});

test("a former player keeps the page and leaves the roster; without a page they're on no page", async () => {
  const id = await withPage("Fell");
  const { id: other } = await newPlayer("Tarn");
  for (const [one, gamertag] of [
    [id, "Fell"],
    [other, "Tarn"],
  ] as const)
    await change(one, gamertag, { isFormer: true });
  expect(await site().api(playersApi.list)).toEqual([]);
  expect((await get("/players/fell")).body).toContain("formerly");
  const { body } = await get("/players");
  expect(body).toContain("Former players");
  expect(body).toContain("/players/fell");
  expect(body).not.toContain("Tarn");
});

test("articles that name the player as a word are on the page, and drafts or longer names aren't", async () => {
  await withPage("Fell");
  const article = { excerpt: "In short.", content: "At length.", category: "general" } as const;
  for (const [title, status] of [
    ["FELL wins", "published"],
    ["Fellow players", "published"],
    ["Fell leaves", "draft"],
  ] as const)
    await chief.api(newsDeskApi.create, { body: { ...article, title, status } });
  await chief.api(newsDeskApi.create, {
    body: { ...article, title: "A quiet week", tags: ["fell"], status: "published" },
  });
  const { articles } = await site().api(playerPagesApi.get, { params: { slug: "fell" } });
  expect(articles.map(({ title }) => title)).toEqual(["A quiet week", "FELL wins"]);
});

test("a gamertag of other signs doesn't upset the search for it", async () => {
  const id = await withPage("a.*(b)[c]{2}$|\\^");
  expect(await statusOf(`/players/${id}`)).toBe(308);
  expect(await statusOf("/players/a-b-c-2")).toBe(200);
});

test("made-up addresses are 404", async () => {
  for (const path of ["/players/nobody", "/players/%C3%A9", "/players/Fell", `/players/${"x".repeat(200)}`])
    expect(await statusOf(path), path).toBe(404);
  for (const slug of ["no_such", "nobody"]) expect(await statusOf(`/api/player-pages/${slug}`), slug).toBe(404);
});
