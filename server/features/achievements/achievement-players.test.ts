import { randomUUIDv7 } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { achievementTexts, mostPlayers } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { players } from "#server/features/players/players.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { achievements } from "./achievements.table.ts";

const site = useSite();
let chief: Awaited<ReturnType<typeof signedInStaff>>;
const cup = { title: "Trios Final", position: 1, date: "2026-03-29" };

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief");
});
beforeEach(async () => {
  for (const table of [achievements, players]) await site().db.delete(table);
});

/** Adds players to the roster. Returns them as a result names them. */
async function roster(...gamertags: string[]) {
  const rows = gamertags.map((gamertag) => ({ id: randomUUIDv7(), gamertag }));
  await site()
    .db.insert(players)
    .values(rows.map((row) => ({ ...row, realName: "Sam Sample", role: "Pro Player" as const })));
  return rows;
}
const create = (chosen: { id: string }[]) =>
  chief.api(achievementsAdminApi.create, { body: { ...cup, players: chosen } });
const update = (id: string, body: object) =>
  chief.api(achievementsAdminApi.update, { params: { id }, body: { ...cup, ...body } });
const namedInPublic = async () =>
  (await site().api(achievementsApi.list)).map((result) => result.players.map(({ gamertag }) => gamertag));
const home = async () => (await site().app.inject({ url: "/" })).body;
const binPlayer = (id: string) => chief.api(playersAdminApi.remove, { params: { id } });

test("a result names its players in the chosen order, each once, for staff and visitors alike", async () => {
  const [fell, scree, tarn] = await roster("Fell", "Scree", "Tarn");
  if (!fell || !scree || !tarn) throw new Error("The roster was not made");
  const made = await create([tarn, fell, tarn]);
  expect(made.players).toMatchObject([tarn, fell]);
  expect(await namedInPublic()).toEqual([["Tarn", "Fell"]]);
  expect(await home()).toContain("Tarn and Fell");

  const changed = await update(made.id, { players: [scree] });
  expect(changed.players).toMatchObject([scree]);
  expect((await update(made.id, { position: 2 })).players).toMatchObject([scree]); // left out of the change, they stay
  expect(await chief.api(achievementsAdminApi.listForStaff)).toMatchObject([{ players: [scree] }]);
  const [recorded] = await recordedChanges(site(), "achievements.update");
  expect(recorded).toMatchObject({ before: { players: [tarn, fell] }, after: { players: [scree] } });
});

test("a player who isn't on the roster is refused, and so are more players than a result can have", async () => {
  const stranger = { id: randomUUIDv7() };
  await expect(create([stranger])).rejects.toMatchObject({
    status: 400,
    fields: { players: achievementTexts.noSuchPlayer },
  });
  const many = Array.from({ length: mostPlayers + 1 }, () => ({ id: randomUUIDv7() }));
  await expect(create(many)).rejects.toMatchObject({
    status: 400,
    fields: { players: achievementTexts.tooManyPlayers },
  });
  expect(await site().db.$count(achievements)).toBe(0);
});

test("a new gamertag shows immediately, and a former player is still named", async () => {
  const [fell] = await roster("Fell");
  if (!fell) throw new Error("The roster was not made");
  await create([fell]);
  expect(await home()).toContain("Fell");
  const body = { gamertag: "Crag", realName: "Sam Sample", role: "Pro Player" as const, isFormer: true };
  await chief.api(playersAdminApi.update, { params: { id: fell.id }, body });
  expect(await namedInPublic()).toEqual([["Crag"]]);
  expect(await home()).toContain("Crag");
});

test("a player in the bin isn't named, but is again once restored, even if the result was changed", async () => {
  const [fell, scree] = await roster("Fell", "Scree");
  if (!fell || !scree) throw new Error("The roster was not made");
  const made = await create([fell, scree]);
  await binPlayer(fell.id);
  expect(await namedInPublic()).toEqual([["Scree"]]);
  expect(await home()).not.toContain("Fell");
  await update(made.id, { title: "Trios Grand Final", players: [scree] });
  await chief.api(binApi.restore, { params: { id: fell.id } });
  expect((await namedInPublic()).map((names) => names.toSorted())).toEqual([["Fell", "Scree"]]);
});

test("a result no longer names a player who was permanently deleted", async () => {
  const [fell, scree] = await roster("Fell", "Scree");
  if (!fell || !scree) throw new Error("The roster was not made");
  const { id } = await create([fell, scree]);
  await binPlayer(fell.id);
  await chief.api(binApi.discard, { params: { id: fell.id } });
  expect(await namedInPublic()).toEqual([["Scree"]]);
  expect((await update(id, { players: [] })).players).toEqual([]);
});

test("a result restored from the bin names the same players as before", async () => {
  const [fell, scree] = await roster("Fell", "Scree");
  if (!fell || !scree) throw new Error("The roster was not made");
  const { id } = await create([scree, fell]);
  await chief.api(achievementsAdminApi.remove, { params: { id } });
  expect(await namedInPublic()).toEqual([]);
  await chief.api(binApi.restore, { params: { id } });
  expect(await namedInPublic()).toEqual([["Scree", "Fell"]]);
});
