import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { gameTexts } from "#contract/team/played-games.ts";
import { achievements } from "#server/features/achievements/achievements.table.ts";
import { players } from "#server/features/players/players.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { formOf, formType } from "#server/testing/cast/pictures.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { teamVersions } from "./team.table.ts";

const site = useSite();
let admin: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  admin = await signedInStaff(site(), "admin");
});
beforeEach(async () => {
  for (const table of [achievements, players, teamVersions]) await site().db.delete(table);
  await play("Curling", "Marble Racing", "Ødeland");
});

async function play(...names: string[]) {
  await admin.api(teamAdminApi.change, { body: { changes: { games: names.map((name) => ({ name })) } } });
  await admin.api(teamAdminApi.publish, { body: {} });
}
const named = { gamertag: "Ridge_demo", realName: "Sam Sample" };
async function addPlayer(game?: string, gamertag = "Ridge_demo") {
  const fields = { ...named, gamertag, ...(game !== undefined && { game }) };
  const response = await site().app.inject({
    method: "POST",
    url: playersAdminApi.create.path,
    headers: { "content-type": formType, ...admin.headers },
    payload: formOf(...Object.entries(fields).map(([name, content]) => ({ name, content }))),
  });
  return response.json();
}
const editPlayer = (id: string, change: object) =>
  admin.api(playersAdminApi.update, { params: { id }, body: { ...named, ...change } });
const addResult = (game: string | null, more: object = {}) =>
  admin.api(achievementsAdminApi.create, {
    body: { title: "Cup", position: 1, date: "2026-03-29", prize: "$100", game, ...more },
  });
const gamesShown = async () => (await site().api(playersApi.list)).map(({ game }) => game);
const resultsOf = async (game: string) =>
  (await site().api(achievementsApi.list, { query: { game } })).map(({ title }) => title);
const refusal = { code: "invalid_input", fields: { game: gameTexts.notPlayed } };

describe("a player's game", () => {
  test("is one of the team's, in any case, and is shown as the team writes it", async () => {
    expect(await addPlayer("  marble racing ")).toMatchObject({ game: "Marble Racing" });
    expect(await addPlayer("Chess")).toMatchObject(refusal);
    expect(await gamesShown()).toEqual(["Marble Racing"]);
    await play("MARBLE RACING");
    expect(await gamesShown()).toEqual(["MARBLE RACING"]);
  });

  test("stays if a change leaves it out, and is gone if it's null", async () => {
    const { id } = await addPlayer("Curling");
    expect(await editPlayer(id, { earnings: 5 })).toMatchObject({ game: "Curling" });
    expect(await editPlayer(id, { game: "Ødeland" })).toMatchObject({ game: "Ødeland" });
    await expect(editPlayer(id, { game: "Chess" })).rejects.toMatchObject({ status: 400, fields: refusal.fields });
    expect(await editPlayer(id, { game: null })).toMatchObject({ game: null });
  });

  test("isn't shown while the team doesn't play it, and is kept", async () => {
    const { id } = await addPlayer("Curling");
    await play("Chess");
    expect(await gamesShown()).toEqual([null]);
    expect(await editPlayer(id, { game: "Curling", earnings: 5 })).toMatchObject({ game: "Curling", earnings: 5 });
    expect(await admin.api(playersAdminApi.listForStaff)).toMatchObject([{ game: "Curling" }]);
    await play("Chess", "Curling");
    expect(await gamesShown()).toEqual(["Curling"]);
  });

  test("comes back from the bin with them", async () => {
    const { id } = await addPlayer("Curling");
    await admin.api(playersAdminApi.remove, { params: { id } });
    await admin.api(binApi.restore, { params: { id } });
    expect(await gamesShown()).toEqual(["Curling"]);
  });
});

describe("results", () => {
  test("say their game, and are listed and added up by it", async () => {
    await addResult("curling", { title: "Stones" });
    await addResult("ødeland", { title: "Waste", prize: "$40" });
    await addResult("Ødeland", { title: "Land", prize: "Winner", date: "2025-01-01" });
    await addResult(null);
    expect(await resultsOf("ØDELAND")).toEqual(["Waste", "Land"]);
    expect(await resultsOf("Curling")).toEqual(["Stones"]);
    expect(await resultsOf("Chess")).toEqual([]);
    expect(await site().api(achievementsApi.list)).toHaveLength(4);
    expect(await site().api(achievementsApi.totals)).toMatchObject({
      placements: 4,
      games: [
        { game: "Curling", placements: 1, prizeMoney: 100 },
        { game: "Ødeland", placements: 2, prizeMoney: 40 },
      ],
    });
    await expect(addResult("Chess")).rejects.toMatchObject({ status: 400, fields: refusal.fields });
  });

  test("of a game that the team plays no more are shown without one, and kept", async () => {
    const { id, version } = await addResult("Curling");
    await play("Chess", "Ødeland");
    expect(await site().api(achievementsApi.list)).toMatchObject([{ game: null }]);
    expect(await resultsOf("Curling")).toEqual([]);
    expect((await site().api(achievementsApi.totals)).games).toEqual([]);
    const body = { title: "Cup", position: 2, date: "2026-03-29", version };
    expect(await admin.api(achievementsAdminApi.update, { params: { id }, body })).toMatchObject({ game: "Curling" });
  });
});

describe("the home page", () => {
  const page = async (query = "") => (await site().app.inject({ url: `/${query}` })).body.replaceAll("<wbr/>", "");
  const filters = (body: string) =>
    [...body.matchAll(/<nav class="game-filter [^"]*" aria-label="([^"]+)"/g)].map(([, is]) => is);
  const chosen = (body: string) => [...body.matchAll(/aria-current="true">([^<]+)/g)].map(([, name]) => name);

  test("narrows the roster and the results to one game, at an address that's kept for everyone", async () => {
    await addPlayer("Curling", "Stone_demo");
    await addPlayer("Ødeland", "Waste_demo");
    await addPlayer(undefined, "Bench_demo");
    await addResult("Curling", { title: "Granite Cup" });
    await addResult("Ødeland", { title: "Barren Cup", prize: "$40" });
    const all = await page();
    expect(filters(all)).toEqual(["Roster by game", "Results by game"]);
    expect(chosen(all)).toEqual(["All games", "All games"]);
    expect(all).toContain("/?game=%C3%98deland#achievements");
    for (const query of ["?game=%C3%98deland", "?utm=x&game=%C3%98deland"]) {
      const one = await page(query);
      expect(chosen(one)).toEqual(["Ødeland", "Ødeland"]);
      for (const shown of ["Waste_demo", "Barren Cup", "$40"]) expect(one).toContain(shown);
      for (const hidden of ["Stone_demo", "Bench_demo", "Granite Cup"]) expect(one).not.toContain(hidden);
    }
    for (const query of ["?game=Chess", "?game=", "?game=%7B%7D"]) expect(await page(query)).toBe(all);
    for (const shown of ["Bench_demo", "Granite Cup"]) expect(await page("?game=Marble%20Racing")).toContain(shown);
  });

  test("takes a game whose name is a number", async () => {
    await play("2048", "Curling");
    await addPlayer("2048", "Two_demo");
    await addPlayer("Curling", "Stone_demo");
    expect(chosen(await page("?game=2048"))).toEqual(["2048"]);
    expect(await page("?game=2048")).not.toContain("Stone_demo");
  });

  test("offers no choice if entries are of one game, and doesn't name it if the team has only that", async () => {
    await addPlayer("Curling");
    await addResult("Curling");
    expect(filters(await page())).toEqual([]);
    expect(await page()).toContain("Curling</span>");
    await play("Curling");
    expect(await page("?game=Curling")).not.toContain("Curling</span>");
  });
});
