import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import type { StoredPlayer } from "#contract/players/admin/schemas.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { media } from "#server/features/uploads/uploads.table.ts";
import { signedInMember, signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { formOf, formType, plain } from "#server/testing/cast/pictures.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { players } from "./players.table.ts";

const site = useSite();
let chief: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief", "Chris Chief");
});
beforeEach(async () => {
  for (const table of [players, media, auditLog, rateLimits]) await site().db.delete(table);
});

type Fields = Record<string, string>;
const filled: Fields = { gamertag: "Ridge_demo", realName: "Sam Sample" };
const asParts = (fields: Fields) => Object.entries(fields).map(([name, content]) => ({ name, content }));
const picturePart = (content: Buffer | string, filename = "me.png") => ({ name: "profileImage", filename, content });

const send = (payload: Buffer, headers: Record<string, string> = chief.headers) =>
  site().app.inject({
    method: "POST",
    url: "/api/admin/players",
    headers: { "content-type": formType, ...headers },
    payload,
  });
const create = (fields: Fields, ...files: ReturnType<typeof picturePart>[]) =>
  send(formOf(...asParts(fields), ...files));
const stored = () => site().db.select().from(players);

describe("a new player", () => {
  test("needs a gamertag and a real name, and nothing else", async () => {
    const response = await create(filled);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      gamertag: "Ridge_demo",
      realName: "Sam Sample",
      role: "Competitive Player",
      bio: "",
      specialty: "",
      powerRanking: null,
      earnings: 0,
      twitterUrl: null,
      twitchUrl: null,
      youtubeUrl: null,
      imageUrl: null,
      game: null,
      hasPage: false,
      showsRealName: false,
      isFormer: false,
      version: 1,
    });
  });

  test("has every field of the form, with numbers parsed and empty fields left out", async () => {
    const form = {
      ...filled,
      gamertag: "  Ridge_demo ",
      role: "Coach",
      bio: "Two\nlines",
      specialty: "Maps",
      powerRanking: " 1200 ",
      earnings: "007",
      twitterUrl: "https://twitter.example/ridge",
      twitchUrl: "",
      youtubeUrl: "   ",
      imageUrl: "https://pictures.example/ridge.png",
    };
    expect((await create(form)).json()).toMatchObject({
      ...filled,
      role: "Coach",
      bio: "Two\nlines",
      specialty: "Maps",
      powerRanking: 1200,
      earnings: 7,
      twitterUrl: "https://twitter.example/ridge",
      twitchUrl: null,
      youtubeUrl: null,
      imageUrl: "https://pictures.example/ridge.png",
    });
  });

  test("has the uploaded picture, re-encoded, whatever image address is sent with it", async () => {
    const picture = await plain().jpeg().toBuffer();
    const response = await create(
      { ...filled, imageUrl: "https://elsewhere.example/x.png" },
      picturePart(picture, "x.jpg"),
    );
    const { imageUrl } = response.json();
    expect(imageUrl).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    expect((await site().app.inject({ url: imageUrl })).headers["content-type"]).toBe("image/webp");
  });

  test("is on the roster, on the home page and in the audit log immediately", async () => {
    const shownName = "Ridge<wbr/>_demo"; // the name may break there
    expect((await site().app.inject({ url: "/" })).body).not.toContain(shownName);
    expect(await site().api(playersApi.list)).toEqual([]);
    const made: StoredPlayer = (await create(filled)).json();
    expect((await site().app.inject({ url: "/" })).body).toContain(shownName);
    const { version: _version, isFormer: _isFormer, hasPage: _hasPage, showsRealName: _showsRealName, ...shown } = made;
    expect(await site().api(playersApi.list)).toEqual([shown]);
    expect(await chief.api(playersAdminApi.listForStaff)).toEqual([made]);
    expect(await recordedChanges(site(), "players.create")).toEqual([
      { actorType: "staff", actor: "Chris Chief", target: "Ridge_demo", targetId: made.id, before: null, after: made },
    ]);
  });

  test("has the line breaks as typed, however the browser sends them", async () => {
    expect((await create({ ...filled, bio: "One.\r\nTwo." })).json().bio).toBe("One.\nTwo.");
  });
});

describe("changing a player", () => {
  const another = { gamertag: "Scree_demo", realName: "Robin Example", role: "Analyst" } as const;

  test("takes effect immediately, keeps a picture if none is sent, and removes one that's set to none", async () => {
    const { id } = (await create({ ...filled, bio: "Before", imageUrl: "https://pictures.example/x.png" })).json();
    const kept = await chief.api(playersAdminApi.update, { params: { id }, body: another });
    expect(kept).toMatchObject({ id, ...another, bio: "", imageUrl: "https://pictures.example/x.png" });
    const { version: _version, isFormer: _isFormer, hasPage: _hasPage, showsRealName: _showsRealName, ...shown } = kept;
    expect(await site().api(playersApi.list)).toEqual([shown]);
    const bare = await chief.api(playersAdminApi.update, { params: { id }, body: { ...another, imageUrl: null } });
    expect(bare.imageUrl).toBeNull();
    const [first] = await recordedChanges(site(), "players.update");
    expect(first).toMatchObject({
      actor: "Chris Chief",
      target: "Scree_demo",
      before: { gamertag: "Ridge_demo", bio: "Before" },
      after: { gamertag: "Scree_demo", bio: "" },
    });
  });

  test.each([
    [{}, "Gamertag and Real Name are required"],
    [{ ...another, gamertag: " " }, "Gamertag and Real Name are required"],
    [{ ...another, powerRanking: "12" }, "Please enter a whole number, 0 or more"],
    [
      { ...another, imageUrl: "//evil.test/x.png" },
      "Please upload a picture, or enter an address that starts with https://",
    ],
    [
      { ...another, imageUrl: "http://192.0.2.1/x.png" },
      "Please upload a picture, or enter an address that starts with https://",
    ],
    [{ ...another, id: "01980000-0000-7000-8000-000000000001" }, "Please leave out id: this call has no such field"],
  ])("refuses %j and changes nothing", async (body, sentence) => {
    await create(filled);
    const before = await stored();
    const response = await site().app.inject({
      method: "PUT",
      url: `/api/admin/players/${before[0]?.id}`,
      headers: chief.headers,
      payload: body,
    });
    expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
    expect(await stored()).toEqual(before);
  });
});

test("a removed player is gone immediately, and recorded in the audit log as they were", async () => {
  const made: StoredPlayer = (await create(filled)).json();
  expect(await chief.api(playersAdminApi.remove, { params: { id: made.id } })).toBeUndefined();
  expect(await site().api(playersApi.list)).toEqual([]);
  expect(await recordedChanges(site(), "players.remove")).toEqual([
    { actorType: "staff", actor: "Chris Chief", target: "Ridge_demo", targetId: made.id, before: made, after: null },
  ]);
});

test("an unknown player can't be changed or removed", async () => {
  const params = { id: "01980000-0000-7000-8000-000000000009" };
  const body = { gamertag: "x", realName: "x" };
  await expect(chief.api(playersAdminApi.update, { params, body })).rejects.toMatchObject({ status: 404 });
  await expect(chief.api(playersAdminApi.remove, { params })).rejects.toMatchObject({ status: 404 });
});

test("of several who remove one player at once, one succeeds", async () => {
  const { id } = (await create(filled)).json();
  const removals = Array.from({ length: 10 }, () => chief.api(playersAdminApi.remove, { params: { id } }));
  const settled = await Promise.allSettled(removals);
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await recordedChanges(site(), "players.remove")).toHaveLength(1);
});

test("a guest is recorded with their link; members and management may not add players", async () => {
  const guest = await signedInTemporary(site(), "chief", "Gus Guest");
  expect((await send(formOf(...asParts(filled)), guest.headers)).statusCode).toBe(201);
  expect(await recordedChanges(site(), "players.create")).toMatchObject([
    { actorType: "temporary", actor: "Gus Guest (temporary link: Helps as chief)" },
  ]);
  const form = formOf(...asParts(filled));
  expect((await send(form, (await signedInMember(site())).headers)).statusCode).toBe(401);
  expect((await send(form, (await signedInStaff(site(), "management")).headers)).statusCode).toBe(403);
  expect(await stored()).toHaveLength(1);
});
