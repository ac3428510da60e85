import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { formType, hugePng, movingGif, pictureForm, plain } from "#server/testing/cast/pictures.ts";
import { canMeasurePeaks, peakOfDecodingDuring } from "#server/testing/measures/decoding-memory.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";
import { media } from "./uploads.table.ts";

const site = useSite(withoutLimits);
const mebibyte = 1024 * 1024;
let headers: Record<string, string> = {};

beforeAll(async () => {
  ({ headers } = await signedInStaff(site(), "admin"));
});
beforeEach(async () => {
  await site().db.delete(media);
});

const upload = (picture: Buffer | string, filename?: string, sender = headers) =>
  site().app.inject({
    method: "POST",
    url: "/api/admin/uploads",
    headers: { "content-type": formType, ...sender },
    payload: pictureForm(picture, filename),
  });
const stored = () => site().db.select().from(media);

/** Uploads a picture and returns what is then served. */
async function served(picture: Buffer): Promise<Buffer> {
  const response = await upload(picture);
  expect(response.statusCode).toBe(201);
  return (await site().app.inject({ url: response.json().url })).rawPayload;
}

describe("a picture is stored re-encoded", () => {
  test.each(["png", "jpeg", "gif", "webp"] as const)(
    "from %s, as WebP at an address derived from its content",
    async (format) => {
      const response = await upload(await plain().toFormat(format).toBuffer());
      expect(response.statusCode).toBe(201);
      expect(response.json()).toEqual({
        url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
        width: 40,
        height: 30,
      });
      const { rawPayload } = await site().app.inject({ url: response.json().url });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "webp", width: 40, height: 30 });
    },
  );

  test.each(["png", "webp"] as const)("with what a %s lets through, as a logo does", async (format) => {
    const clear = sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } });
    const kept = await sharp(await served(await clear.toFormat(format).toBuffer())).stats();
    expect([kept.isOpaque, kept.channels[3]?.max]).toEqual([false, 0]);
  });

  test("with a longer side of at most 1024 pixels, and a small one isn't enlarged", async () => {
    expect((await upload(await plain(3000, 1500).png().toBuffer())).json()).toMatchObject({ width: 1024, height: 512 });
    expect((await upload(await plain(2, 2048).png().toBuffer())).json()).toMatchObject({ width: 1, height: 1024 });
    expect((await upload(await plain(1, 1).png().toBuffer())).json()).toMatchObject({ width: 1, height: 1 });
  });

  test("upright, without its location or camera details", async () => {
    const photograph = await plain(60, 20)
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Copyright: "a secret owner", Make: "a secret camera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" },
      })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>a secret remark</x:xmpmeta>")
      .jpeg()
      .toBuffer();
    expect(photograph.includes("a secret owner")).toBe(true);
    const bytes = await served(photograph);
    const { width, height, exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([20, 60]);
    expect([exif, xmp, icc, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(bytes.includes("secret")).toBe(false);
  });

  test.each([
    ["a page behind a JPEG", "jpeg", "<html><script>alert(1)</script></html>"],
    ["a script behind a GIF", "gif", "*/=1;alert(1)//<script>"],
    ["an archive behind a PNG", "png", "PK\u0003\u0004 a hidden archive <script>"],
  ] as const)("without %s", async (_what, format, hidden) => {
    const bytes = await served(Buffer.concat([await plain().toFormat(format).toBuffer(), Buffer.from(hidden)]));
    expect(bytes.includes("<script>") || bytes.includes("PK\u0003\u0004")).toBe(false);
  });

  test("with only the first frame of an animation", async () => {
    const moving = await movingGif(3);
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const { pages = 1, width, height } = await sharp(await served(moving)).metadata();
    expect([pages, width, height]).toEqual([1, 4, 4]);
  });

  test("from up to 40 megapixels", async () => {
    expect((await upload(await hugePng(8000, 5000))).json()).toMatchObject({ width: 1024, height: 640 });
  });

  test("once when uploaded several times, even at the same time, with a new date", async () => {
    const picture = await plain().png().toBuffer();
    const { url } = (await upload(picture)).json();
    await site()
      .db.update(media)
      .set({ createdAt: new Date("2026-01-01") });
    const another = await signedInStaff(site(), "chief"); // one person sends two at a time
    const again = await Promise.all([upload(picture), upload(picture), upload(picture, undefined, another.headers)]);
    expect(again.map((response) => response.json().url)).toEqual([url, url, url]);
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.createdAt.getTime()).toBeGreaterThan(new Date("2026-01-01").getTime());
  });
});

describe("anything but a PNG, JPEG or GIF is refused", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each<[string, () => Promise<Buffer> | Buffer | string]>([
    ["SVG", () => svg],
    [
      "SVG behind the first bytes of a PNG",
      () => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from(svg)]),
    ],
    ["HTML", () => "<!doctype html><script>alert(1)</script>"],
    ["PDF", () => "%PDF-1.7\n1 0 obj"],
    ["a script that begins like a GIF", () => "GIF89a=1;alert(1)"],
    ["a film that begins like a WebP", () => `RIFF${"\0".repeat(4)}AVI LIST`],
    ["AVIF", () => plain().avif().toBuffer()],
    ["TIFF", () => plain().tiff().toBuffer()],
    ["nothing", () => ""],
    ["a word", () => "picture"],
  ])("%s", async (_what, make) => {
    const response = await upload(await make());
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "invalid_input", fields: { picture: response.json().error } });
    expect(await stored()).toEqual([]);
  });

  test.each(["picture.svg", "picture.html", "picture.php", "picture.png.exe"])("a PNG named %s", async (name) => {
    const response = await upload(await plain().png().toBuffer(), name);
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      "Please choose a PNG, JPG, WebP or GIF picture",
    ]);
  });

  test.each(["picture", "PICTURE.PNG", "a photo.jpeg", "../../etc/passwd.gif", "x.jfif"])(
    "but one named %s is accepted, and the name is never used",
    async (name) => {
      const response = await upload(await plain().png().toBuffer(), name);
      expect(response.statusCode).toBe(201);
      expect(response.json().url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    },
  );
});

describe("a damaged or incomplete picture is refused", () => {
  test.each(["png", "jpeg", "gif"] as const)("a truncated %s", async (format) => {
    const noise = { width: 200, height: 200, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 40 } } as const;
    const whole = await sharp({ create: { ...noise, background: "black" } })
      .toFormat(format)
      .toBuffer();
    const response = await upload(whole.subarray(0, whole.length / 2));
    expect([response.statusCode, response.json().error]).toEqual([400, "This picture is damaged or incomplete"]);
    expect(await stored()).toEqual([]);
  });

  test("a PNG with a flipped byte", async () => {
    const flipped = await plain(200, 200).png().toBuffer();
    const at = flipped.indexOf("IDAT") + 12;
    flipped[at] = (flipped[at] ?? 0) ^ 0xff;
    expect((await upload(flipped)).statusCode).toBe(400);
  });
});

describe("a picture that unpacks to too much is refused from its header", () => {
  test.runIf(canMeasurePeaks)("900 megapixels in a hundred kilobytes take no memory", async () => {
    const flood = await hugePng(30_000, 30_000);
    expect(flood.length).toBeLessThan(120_000);
    await upload(await plain().png().toBuffer()); // starts the decoder and loads its library
    const before = process.memoryUsage().rss;
    const taken = await peakOfDecodingDuring(async () => {
      const response = await upload(flood);
      expect([response.statusCode, response.json().error]).toEqual([400, "This picture has more than 40 megapixels"]);
    });
    expect(taken).toBeLessThan(100 * mebibyte);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * mebibyte);
  });

  test.runIf(canMeasurePeaks)("while an accepted one takes its memory in the decoder, at most 512 MB", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "black", noise } })
      .jpeg({ quality: 30, progressive: true })
      .toBuffer();
    await upload(await plain().png().toBuffer());
    const taken = await peakOfDecodingDuring(async () => expect((await upload(large)).statusCode).toBe(201));
    expect(taken).toBeGreaterThan(5 * mebibyte); // shows that memory is measured here
    expect(taken).toBeLessThan(512 * mebibyte);
  });

  test("one row over 40 megapixels", async () => {
    expect((await upload(await hugePng(8000, 5001))).json().error).toBe("This picture has more than 40 megapixels");
  });

  test("a GIF of 201 frames, while one of 200 is accepted", async () => {
    expect((await upload(await movingGif(201))).json().error).toBe("This picture has more than 200 frames");
    expect((await upload(await movingGif(200))).statusCode).toBe(201);
  });
});
