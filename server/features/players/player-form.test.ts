import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { media } from "#server/features/uploads/uploads.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { formOf, formType, hugePng, plain } from "#server/testing/cast/pictures.ts";
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

describe("a refused form stores neither player nor picture", () => {
  const incomplete = "Gamertag and Real Name are required";
  const number = "Please enter a whole number, 0 or more";
  const address = "Please enter an address that starts with https://";

  test.each<[string, Fields, Record<string, string>]>([
    ["nothing", {}, { gamertag: incomplete, realName: incomplete }],
    ["no gamertag", { realName: "Sam" }, { gamertag: incomplete }],
    ["a real name of spaces", { ...filled, realName: "   " }, { realName: incomplete }],
    ["a wrong field before a missing name", { gamertag: "x", bio: "x".repeat(2001) }, { realName: incomplete }],
    ["a ranking in words", { ...filled, powerRanking: "first" }, { powerRanking: number }],
    ["a ranking below 0", { ...filled, powerRanking: "-1" }, { powerRanking: number }],
    ["half a dollar", { ...filled, earnings: "0.5" }, { earnings: number }],
    ["thousands with a comma", { ...filled, earnings: "1,000" }, { earnings: number }],
    ["an exponent", { ...filled, earnings: "1e3" }, { earnings: number }],
    ["more than the column holds", { ...filled, earnings: "2147483648" }, { earnings: number }],
    ["digits of another script", { ...filled, earnings: "١٢" }, { earnings: number }],
    ["an address without TLS", { ...filled, twitterUrl: "http://x.example" }, { twitterUrl: address }],
    ["an address that runs a script", { ...filled, twitchUrl: "javascript:alert(1)" }, { twitchUrl: address }],
    ["a role nobody has", { ...filled, role: "Mascot" }, { role: expect.any(String) }],
    ["a hidden character", { ...filled, gamertag: "a\u202eb" }, { gamertag: expect.any(String) }],
    ["81 letters", { ...filled, gamertag: "x".repeat(81) }, { gamertag: expect.any(String) }],
  ])("%s", async (_what, fields, messages) => {
    const response = await create(fields, picturePart(await plain().png().toBuffer()));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "invalid_input", fields: messages });
    expect(response.json().error).toBe(
      Object.values(messages).includes(incomplete) ? incomplete : Object.values(response.json().fields)[0],
    );
    expect(await stored()).toEqual([]);
    expect(await site().db.select().from(media)).toEqual([]);
    expect(await recordedChanges(site(), "players.create")).toEqual([]);
  });

  test.each(["id", "points", "isAdmin", "createdAt", "constructor", "toString"])("an extra field %s", async (name) => {
    const response = await create({ ...filled, [name]: "1" });
    expect(response.statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test.each<[string, () => Promise<ReturnType<typeof picturePart>>, string]>([
    ["is a page", async () => picturePart("<html>"), "Please choose a PNG, JPG, WebP or GIF picture"],
    [
      "is called a drawing",
      async () => picturePart("<svg/>", "x.svg"),
      "Please choose a PNG, JPG, WebP or GIF picture",
    ],
    [
      "was cut off",
      async () => picturePart((await plain(600, 600).png().toBuffer()).subarray(0, 900)),
      "This picture is damaged or incomplete",
    ],
    [
      "unpacks to 900 megapixels",
      async () => picturePart(await hugePng(30_000, 30_000)),
      "This picture has more than 40 megapixels",
    ],
    [
      "is in another field",
      async () => ({ ...picturePart("x"), name: "picture" }),
      "The form contains something other than a picture",
    ],
  ])("a picture that %s, reported at its field", async (_what, part, sentence) => {
    const response = await create(filled, await part());
    expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
    expect(response.json().fields).toEqual({ profileImage: sentence });
    expect(await stored()).toEqual([]);
  });

  test("JSON with a 415, and a form from another site with a 403", async () => {
    const json = { "content-type": "application/json", ...chief.headers };
    expect((await send(Buffer.from("{}"), json)).statusCode).toBe(415);
    const foreign = await send(formOf(...asParts(filled)), { ...chief.headers, origin: "https://evil.test" });
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, "foreign_origin"]);
    expect(await stored()).toEqual([]);
  });

  test("more than 60 pictures in half an hour, while players without one aren't limited", async () => {
    const broken = picturePart("x");
    for (let sent = 0; sent < 60; sent++) expect((await create(filled, broken)).statusCode).toBe(400);
    expect((await create(filled, broken)).statusCode).toBe(429);
    expect((await create(filled)).statusCode).toBe(201);
  });
});
