import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { iconSides } from "#contract/site-icon/constants.ts";
import { siteIconApi } from "#contract/site-icon/endpoints.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { formOf, formType, hugePng, movingGif, plain } from "#server/testing/cast/pictures.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { siteIcons } from "./site-icon.table.ts";

const site = useSite();
let chief: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief", "Chris Chief");
});
beforeEach(async () => {
  await site().db.delete(siteIcons);
  await site().db.delete(rateLimits);
});

const get = (url: string, headers: Record<string, string> = {}) => site().app.inject({ url, headers });
const send = (payload: Buffer, headers: Record<string, string> = chief.headers) =>
  site().app.inject({
    method: "POST",
    url: "/api/admin/favicon",
    headers: { "content-type": formType, ...headers },
    payload,
  });
const formWith = (content: Buffer | string, filename = "icon.png") => formOf({ name: "favicon", filename, content });
const upload = (content: Buffer | string, filename?: string) => send(formWith(content, filename));
const stored = () => site().db.select().from(siteIcons);

const sentence = "Please choose a PNG picture of at most 10MB and 40 megapixels";
const tooLong = "This picture has a side of more than 16,384 pixels";
const tooHeavy =
  "This picture is too large for a GIF, a WebP or a progressive image. Please save it as a standard JPG or PNG";

describe("an uploaded icon", () => {
  test("has every size at an address whose content never changes", async () => {
    const response = await upload(await plain(300, 200).png().toBuffer());
    expect(response.statusCode).toBe(200);
    const { url } = response.json();
    expect(url).toMatch(/^\/favicon-32\.png\?v=[0-9a-f]{16}$/);
    expect(await site().api(siteIconApi.get)).toEqual({ url });
    for (const side of iconSides) {
      const icon = await get(url.replace("32", String(side)));
      expect(icon.headers).toMatchObject({
        "content-type": "image/png",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": "sandbox",
      });
      const drawn = await sharp(icon.rawPayload).metadata();
      expect(drawn).toMatchObject({ format: "png", width: side, height: side, hasAlpha: true });
    }
  });

  test("is re-encoded, so nothing hidden in the file is left", async () => {
    const picture = await plain(64, 64)
      .png()
      .withExif({ IFD0: { Copyright: "a secret owner" } })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>a secret remark</x:xmpmeta>")
      .toBuffer();
    const sent = Buffer.concat([picture, Buffer.from("PK\u0003\u0004 a secret archive")]);
    expect(sent.includes("secret")).toBe(true);
    const { url } = (await upload(sent)).json();
    for (const side of iconSides)
      expect((await get(url.replace("32", String(side)))).rawPayload.includes("secret")).toBe(false);
  });

  test("immediately replaces the previous one, whose address still works", async () => {
    const first = (await upload(await plain(32, 32, 10).png().toBuffer())).json().url;
    const before = await get(first);
    const second = (await upload(await plain(32, 32, 250).png().toBuffer())).json().url;
    expect(second).not.toBe(first);
    expect(await site().api(siteIconApi.get)).toEqual({ url: second });
    expect((await get("/favicon.ico")).rawPayload).toEqual((await get(second)).rawPayload);
    expect((await get(first)).rawPayload).toEqual(before.rawPayload);
    expect(await stored()).toHaveLength(iconSides.length);
    const hashOf = (url: string) => ({ hash: url.split("v=")[1] });
    expect(await recordedChanges(site(), "site-icon.update")).toMatchObject([
      expect.anything(),
      expect.anything(),
      { actor: "Chris Chief", target: "Favicon", before: null, after: hashOf(first) },
      { actor: "Chris Chief", target: "Favicon", before: hashOf(first), after: hashOf(second) },
    ]);
  });

  test("has the same address for the same bytes", async () => {
    const picture = await plain().png().toBuffer();
    expect((await upload(picture)).json()).toEqual((await upload(picture)).json());
  });

  test("is served uncached, in its current version, at any other address", async () => {
    await upload(await plain().png().toBuffer());
    for (const url of ["/favicon-32.png", "/favicon-32.png?v=0", "/favicon-180.png?v=1&v=2", "/favicon.ico"]) {
      const icon = await get(url);
      expect([url, icon.statusCode, icon.headers["cache-control"]]).toEqual([url, 200, "no-cache"]);
      const again = await get(url, { "if-none-match": String(icon.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
  });
});

test("an icon of 40 megapixels is scaled down, and a small one isn't blurred by scaling it up first", async () => {
  const { url } = (await upload(await hugePng(8000, 5000))).json();
  expect(await sharp((await get(url)).rawPayload).metadata()).toMatchObject({ width: 32, height: 32 });
  const board = Buffer.from(Array.from({ length: 32 * 32 }, (_, at) => ((at + Math.floor(at / 32)) % 2 ? 255 : 0)));
  const chequered = await sharp(board, { raw: { width: 32, height: 32, channels: 1 } })
    .png()
    .toBuffer();
  const small = (await upload(chequered)).json().url;
  const drawn = await sharp((await get(small)).rawPayload)
    .flatten()
    .extractChannel(0)
    .raw()
    .toBuffer();
  expect(drawn.equals(board)).toBe(true);
});

test("a removed icon gives way to the mark immediately, and the log says who removed it", async () => {
  const { url } = (await upload(await plain().png().toBuffer())).json();
  expect((await get("/")).body).toContain(url);
  const remove = () => chief.api(firstStepsApi.removeFavicon);
  await remove();
  expect(await site().api(siteIconApi.get)).toEqual({ url: null });
  expect((await get("/")).body).not.toContain(url);
  expect((await get("/favicon.ico")).statusCode).toBe(302);
  expect(await stored()).toEqual([]);
  await remove(); // records nothing this time
  expect(await recordedChanges(site(), "site-icon.remove")).toMatchObject([
    { actor: "Chris Chief", target: "Favicon", before: { hash: url.split("v=")[1] }, after: null },
  ]);
});

test("a site without an icon serves none, but sends browsers that ask for /favicon.ico to the mark", async () => {
  expect(await site().api(siteIconApi.get)).toEqual({ url: null });
  expect((await get("/favicon-32.png")).statusCode).toBe(404);
  const { statusCode, headers } = await get("/favicon.ico");
  expect([statusCode, headers.location]).toEqual([302, "/mark.svg"]);
});

test.each(["/favicon-33.png", "/favicon-.png", "/favicon-32.png/x", "/favicon-32.svg", "/favicon-180"])(
  "%s isn't an icon",
  async (url) => {
    await upload(await plain().png().toBuffer());
    expect((await get(url)).statusCode).toBe(404);
  },
);

describe("any other upload is refused, and the previous icon stays", () => {
  test.each<[string, () => Promise<Buffer | string>, string?, string?]>([
    ["JPEG", () => plain().jpeg().toBuffer()],
    ["JPEG by the name of a PNG", () => plain().jpeg().toBuffer(), "icon.png"],
    ["GIF", () => movingGif(2)],
    ["WebP", () => plain().webp().toBuffer()],
    ["SVG", async () => "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
    ["SVG by its name", async () => "<svg/>", "icon.svg"],
    ["a PNG named as an SVG", () => plain().png().toBuffer(), "icon.svg"],
    ["a page", async () => "<!doctype html><script>alert(1)</script>"],
    ["an ICO", async () => Buffer.from("00000100010010100000", "hex")],
    ["nothing but a signature", async () => Buffer.from("89504e470d0a1a0a", "hex")],
    ["a PNG that was cut off", async () => (await plain(600, 600).png().toBuffer()).subarray(0, 900)],
    ["16,385 pixels wide", () => plain(16_385, 10).png().toBuffer(), undefined, tooLong],
    ["16,385 pixels high", () => plain(10, 16_385).png().toBuffer(), undefined, tooLong],
    ["more than 40 megapixels", () => hugePng(8001, 5000)],
    [
      "an interlaced PNG of 40 megapixels",
      () => plain(8000, 5000).png({ progressive: true }).toBuffer(),
      undefined,
      tooHeavy,
    ],
    ["900 megapixels", () => hugePng(30_000, 30_000)],
    ["an empty file", async () => ""],
  ])("%s", async (_what, picture, filename, said = sentence) => {
    const { url } = (await upload(await plain().png().toBuffer())).json();
    const response = await upload(await picture(), filename);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: said, code: "invalid_input", fields: { favicon: said } });
    expect(await site().api(siteIconApi.get)).toEqual({ url });
  });

  test("10 MB is accepted, one byte more gets a 413", async () => {
    const largest = Buffer.alloc(10 * 1024 * 1024);
    (await plain(1024, 1024).png().toBuffer()).copy(largest);
    expect((await upload(largest)).statusCode).toBe(200);
    const response = await upload(Buffer.concat([largest, Buffer.alloc(1)]));
    expect([response.statusCode, response.json().error]).toEqual([413, sentence]);
  });

  test("no file, another field, JSON, another site, nobody, members and management", async () => {
    const picture = await plain().png().toBuffer();
    const whole = formWith(picture);
    expect((await send(formOf())).json().error).toBe("Please choose a picture");
    expect((await send(formOf({ name: "picture", filename: "x.png", content: picture }))).statusCode).toBe(400);
    expect((await send(Buffer.from("{}"), { ...chief.headers, "content-type": "application/json" })).statusCode).toBe(
      415,
    );
    expect((await send(whole, { ...chief.headers, origin: "https://evil.test" })).statusCode).toBe(403);
    expect((await send(whole, {})).statusCode).toBe(401);
    expect((await send(whole, (await signedInMember(site())).headers)).statusCode).toBe(401);
    expect((await send(whole, (await signedInStaff(site(), "management")).headers)).statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });
});
