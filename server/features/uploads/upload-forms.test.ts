import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { maxPictureBytes } from "#contract/uploads/constants.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { formOf, formType, pictureForm, plain } from "#server/testing/cast/pictures.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { media } from "./uploads.table.ts";

const site = useSite();
let headers: Record<string, string> = {};

beforeAll(async () => {
  ({ headers } = await signedInStaff(site(), "admin"));
});
beforeEach(async () => {
  await site().db.delete(media);
  await site().db.delete(rateLimits);
});

const post = (payload: Buffer | string, own: Record<string, string> = headers) =>
  site().app.inject({
    method: "POST",
    url: "/api/admin/uploads",
    headers: { "content-type": formType, ...own },
    payload,
  });
const upload = (picture: Buffer | string, filename?: string) => post(pictureForm(picture, filename));
const stored = () => site().db.select().from(media);

describe("a form with something else is refused", () => {
  const file = { name: "picture", filename: "x.png", content: "x" };
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `f${index}`, content: "x" }));
  test.each<[string, Buffer | string, string]>([
    ["no file", formOf({ name: "title", content: "x" }), "Please choose a picture"],
    ["nothing", formOf(), "Please choose a picture"],
    ["the empty file that browsers send if none was chosen", pictureForm("", ""), "Please choose a picture"],
    ["the picture as text", formOf({ name: "picture", content: "x" }), "Please choose a picture"],
    ["a file without a name", pictureForm("x", ""), "The form contains something other than a picture"],
    ["another field", formOf({ ...file, name: "favicon" }), "The form contains something other than a picture"],
    ["two pictures", formOf(file, file), "Please upload one picture at a time"],
    ["21 fields", formOf(...many(21), file), "The form isn’t valid."],
    ["a field of 20 KB", formOf({ name: "title", content: "x".repeat(20_000) }, file), "The form isn’t valid."],
    [
      "a field name of 1 MB",
      formOf({ name: "x".repeat(1024 * 1024), filename: "x.png", content: "x" }),
      "Please choose a picture",
    ],
    ["a field named __proto__", formOf({ name: "__proto__", content: "x" }, file), "The form isn’t valid."],
    ["no end", pictureForm("x".repeat(300)).subarray(0, 300), "The form isn’t valid."],
    ["no form at all", "x".repeat(300), "The form isn’t valid."],
  ])("%s", async (_what, form, sentence) => {
    const response = await post(form);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(sentence);
    expect(({} as { x?: string }).x).toBeUndefined();
    expect(await stored()).toEqual([]);
  });

  test("small fields beside the picture do no harm", async () => {
    const picture = await plain().png().toBuffer();
    const response = await post(formOf(...many(20), { name: "picture", filename: "x.png", content: picture }));
    expect(response.statusCode).toBe(201);
  });

  test.each([
    ["application/json", "{}"],
    ["application/x-www-form-urlencoded", "picture=x"],
    ["image/png", "x"],
    ["multipart/mixed; boundary=x", "x"],
  ])("%s gets a 415", async (type, body) => {
    const response = await post(body, { ...headers, "content-type": type });
    expect(response.statusCode).toBe(415);
    expect(response.json().error).toBe("Please send this request as multipart/form-data.");
  });

  test("a form without a boundary gets a 400, and a compressed one or no body at all a 415", async () => {
    const form = pictureForm("x");
    expect((await post(form, { ...headers, "content-type": "multipart/form-data" })).statusCode).toBe(400);
    expect((await post(form, { ...headers, "content-encoding": "gzip" })).statusCode).toBe(415);
    const bare = await site().app.inject({ method: "POST", url: "/api/admin/uploads", headers });
    expect(bare.statusCode).toBe(415);
  });
});

test("10 MB are accepted, one byte more gets a 413", async () => {
  const largest = Buffer.alloc(maxPictureBytes);
  (await plain().png().toBuffer()).copy(largest);
  expect((await upload(largest)).statusCode).toBe(201);
  const response = await upload(Buffer.concat([largest, Buffer.alloc(1)]));
  expect(response.statusCode).toBe(413);
  expect(response.json()).toEqual({
    error: "This picture is larger than 10MB",
    code: "too_large",
    fields: { picture: "This picture is larger than 10MB" },
  });
});

test("a picture that can't be written gets a 503 and leaves no row, and is accepted later", async () => {
  const { db } = site();
  const picture = await plain().png().toBuffer();
  await db.execute(sql`create function refuse_for_want_of_space() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`);
  await db.execute(sql`create trigger full_disk after insert on media execute function refuse_for_want_of_space()`);
  try {
    const refused = await upload(picture);
    expect([refused.statusCode, refused.json().code]).toEqual([503, "unavailable"]);
    expect(await stored()).toEqual([]);
  } finally {
    await db.execute(sql`drop function refuse_for_want_of_space cascade`);
  }
  expect((await upload(picture)).statusCode).toBe(201);
});

describe("who may upload", () => {
  const form = async () => pictureForm(await plain().png().toBuffer());

  test("nobody without a session, and no member", async () => {
    expect((await post(await form(), {})).statusCode).toBe(401);
    expect((await post(await form(), (await signedInMember(site())).headers)).statusCode).toBe(401);
  });

  test.each([
    ["management", 403],
    ["chief", 201],
    ["admin", 201],
  ] as const)("%s gets a %i", async (role, status) => {
    expect((await post(await form(), (await signedInStaff(site(), role)).headers)).statusCode).toBe(status);
  });

  test.each(["https://evil.test", "null", "https://localhost.evil.test"])("nobody from %s", async (origin) => {
    const response = await post(await form(), { ...headers, origin });
    expect([response.statusCode, response.json().code]).toEqual([403, "foreign_origin"]);
    expect(await stored()).toEqual([]);
  });

  test("one account 60 times in half an hour, without limiting another", async () => {
    const busy = await signedInStaff(site(), "chief");
    for (let sent = 0; sent < 60; sent++) expect((await post(formOf(), busy.headers)).statusCode).toBe(400);
    const refused = await post(await form(), busy.headers);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(1700);
    expect((await post(await form())).statusCode).toBe(201);
  });
});

test("the API description names the form and its file", async () => {
  const { paths } = (await site().app.inject({ url: "/api/openapi.json" })).json();
  expect(paths["/api/admin/uploads"].post.requestBody).toEqual({
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          type: "object",
          properties: { picture: { type: "string", format: "binary" } },
          required: ["picture"],
        },
      },
    },
  });
});
