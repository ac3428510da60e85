import { randomUUIDv7 } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { resultPath } from "#contract/achievements/result-path.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { players } from "#server/features/players/players.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { achievements } from "./achievements.table.ts";

const site = useSite();
let chief: Awaited<ReturnType<typeof signedInStaff>>;
const [fell, tarn] = [
  { id: randomUUIDv7(), gamertag: "Fell" },
  { id: randomUUIDv7(), gamertag: "Tarn" },
];

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief");
});
beforeEach(async () => {
  for (const table of [achievements, players]) await site().db.delete(table);
  await site()
    .db.insert(players)
    .values([fell, tarn].map((row) => ({ ...row, realName: "Sam Sample", role: "Pro Player" as const })));
});

const cup = { title: "Open Trios", position: 5, date: "2026-03-29", prize: "$1,000" };
const details = {
  lastPosition: 8,
  startedOn: "2026-03-27",
  event: "Spring Circuit",
  organiser: "Open League",
  mode: "Trios",
  region: "Europe",
  sourceUrl: "https://results.example/5",
  articleUrl: null,
  videoUrl: "https://video.example/5",
};
const create = (body: object = {}) => chief.api(achievementsAdminApi.create, { body: { ...cup, ...body } });
const change = (id: string, body: object) =>
  chief.api(achievementsAdminApi.update, { params: { id }, body: { ...cup, ...body } });
const get = (url: string) => site().app.inject({ url });

test("a result keeps all that is known of it, and an edit that doesn't say it leaves it", async () => {
  const made = await create({ ...details, players: [{ id: fell.id, share: 600 }, { id: tarn.id }] });
  const shown = {
    ...cup,
    ...details,
    money: { amount: 1000, currency: "USD" },
    players: [
      { ...fell, slug: null, share: 600 },
      { ...tarn, slug: null, share: null },
    ],
  };
  expect(await site().api(achievementsApi.result, { params: { id: made.id } })).toMatchObject(shown);
  await change(made.id, { title: "Open Trios Final" });
  expect(await site().api(achievementsApi.results)).toMatchObject([{ ...shown, title: "Open Trios Final" }]);
  await change(made.id, { players: [tarn, fell].map(({ id }) => ({ id })) });
  expect((await site().api(achievementsApi.results))[0]?.players).toMatchObject([{ share: null }, { share: 600 }]);
});

test("the specification's call says nothing of it", async () => {
  const { id } = await create({ ...details, players: [{ id: fell.id, share: 600 }] });
  expect(await site().api(achievementsApi.list)).toEqual([
    { ...cup, id, description: "", game: null, players: [fell] },
  ]);
});

test.each([
  ["a last position above the position", { lastPosition: 5 }, "lastPosition"],
  ["a first day after the last", { startedOn: "2026-03-30" }, "startedOn"],
  ["shares beyond the prize", { players: [{ id: fell.id, share: 1001 }] }, "sharesTooLarge"],
  ["shares of a prize in words", { prize: "Winner", players: [{ id: fell.id, share: 1 }] }, "sharesOfWords"],
] as const)("%s is refused with a sentence, and changes nothing", async (_name, body, text) => {
  await expect(create(body)).rejects.toMatchObject({ status: 400, sentence: achievementTexts[text] });
  const { id } = await create();
  await expect(change(id, body)).rejects.toMatchObject({ status: 400, sentence: achievementTexts[text] });
  expect(await site().api(achievementsApi.results)).toMatchObject([{ ...cup, startedOn: null, players: [] }]);
});

test("an edit is checked together with what it leaves as it is", async () => {
  const { id } = await create(details);
  await expect(change(id, { position: 9 })).rejects.toMatchObject({ sentence: achievementTexts.lastPosition });
});

test("results narrow to a year and a player, and their totals never add up two currencies", async () => {
  await create({ players: [fell] });
  await create({ title: "Winter Cup", date: "2025-01-04", position: 1, prize: "€700", players: [fell, tarn] });
  await create({ title: "Summer Cup", date: "2025-07-04", position: 2, prize: "Winner" });
  const titles = async (query: object) =>
    (await site().api(achievementsApi.results, { query })).map(({ title }) => title);
  expect(await titles({ year: "2025" })).toEqual(["Summer Cup", "Winter Cup"]);
  expect(await titles({ year: "2025", player: fell.id })).toEqual(["Winter Cup"]);
  expect(await titles({ player: randomUUIDv7() })).toEqual([]);
  expect(await titles({ game: "Curling" })).toEqual([]);
  const totals = await site().api(achievementsApi.resultTotals);
  expect(totals).toEqual({
    placements: 3,
    wins: 1,
    prizes: [
      { currency: "USD", amount: 1000 },
      { currency: "EUR", amount: 700 },
    ],
    years: [2026, 2025],
    games: [],
    players: [fell, tarn],
  });
  const narrowed = await site().api(achievementsApi.resultTotals, { query: { player: tarn.id } });
  expect(narrowed).toMatchObject({ placements: 1, prizes: [{ currency: "EUR", amount: 700 }], years: [2026, 2025] });
});

test("the pages show it, at one address each, and nothing once it's in the bin", async () => {
  const made = await create({ ...details, players: [{ id: fell.id, share: 600 }] });
  const path = resultPath(made);
  for (const text of ["5th to 8th", "Spring Circuit", "27 Mar 2026 to 29 Mar 2026", "$600", '"SportsEvent"'])
    expect((await get(path)).body).toContain(text);
  expect((await get(path)).body).not.toContain('"Person"'); // he has no page of his own
  expect((await get("/results")).body).toContain(path);
  expect((await get("/sitemap.xml")).body).toContain(`${path}</loc>`);
  expect((await get("/")).body).toContain('href="/results"');
  for (const other of [`/results/${made.id}`, `/results/${made.id}/earlier-title`])
    expect(await get(other)).toMatchObject({ statusCode: 308, headers: { location: path } });

  await chief.api(achievementsAdminApi.remove, { params: { id: made.id } });
  expect((await get(path)).statusCode).toBe(404);
  expect((await get("/results")).body).not.toContain(path);
  await chief.api(binApi.restore, { params: { id: made.id } });
  expect((await get(path)).body).toContain("$600");
});

test("made-up addresses are 404, and a filter that matches nothing says so", async () => {
  for (const path of [`/results/${randomUUIDv7()}/x`, "/results/nothing", "/results?cursor=nothing"])
    expect((await get(path)).statusCode, path).toBe(404);
  await create();
  const { statusCode, body } = await get("/results?year=1999");
  expect(statusCode).toBe(200);
  expect(body).toContain("No results match.");
});
