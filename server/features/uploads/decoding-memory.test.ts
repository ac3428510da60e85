import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { canMeasurePeaks, peakOfDecodingDuring } from "#server/testing/measures/decoding-memory.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { reencode, reencodeAsIcons } from "./reencode.service.ts";

const mebibyte = 1024 * 1024;
/** Half of what the site may use in total, less what the decoder uses without a picture. */
const most = 170 * mebibyte;

const plain = (width: number, height: number, channels: 3 | 4 = 4) =>
  sharp({ create: { width, height, channels, background: { r: 90, g: 120, b: 40, alpha: 0.5 } } });
const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
const noisy = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "grey", noise } });
/** Starts the decoder: it ends by itself after a while, and making a picture takes a while. */
async function decoderRuns() {
  await reencode({ original: await plain(8, 8).png().toBuffer() });
}
const deep = (picture: Sharp) => picture.toColourspace("rgb16");

const tooHeavy =
  "This picture is too large for a GIF, a WebP or a progressive image. Please save it as a standard JPG or PNG";
const long = "This picture has a side of more than 16,384 pixels";

/** Only the first of each table in `npm test`, because making the pictures takes long. */
const first = <Case>(cases: Case[]) => (isLong ? cases : cases.slice(0, 1));

describe.runIf(canMeasurePeaks)("a file of few bytes takes little memory", () => {
  test.each(
    first<[string, () => Sharp]>([
      ["16 bits a channel", () => deep(plain(8000, 5000)).png()],
      ["16 bits a channel, lying on its side", () => deep(plain(8000, 5000).withMetadata({ orientation: 6 })).png()],
      ["16 bits a channel, as long as may be", () => deep(plain(16_384, 2441)).png()],
      ["a progressive JPEG as cameras save it", () => plain(8000, 5000, 3).jpeg({ progressive: true })],
      ["an interlaced PNG", () => plain(5000, 5000).png({ progressive: true })],
      ["a lossless WebP of noise", () => noisy(3500, 3500).webp({ lossless: true, effort: 0 })],
    ]),
  )("when accepted: %s", async (_, make) => {
    const original = await make().toBuffer();
    await decoderRuns();
    let longer = 0;
    const taken = await peakOfDecodingDuring(async () => {
      const { width, height } = await reencode({ original });
      longer = Math.max(width, height);
    });
    expect(longer).toBe(1024);
    expect(taken).toBeLessThan(most);
  });

  test.runIf(isLong)("when accepted as an icon: 16 bits a channel", async () => {
    const original = await deep(plain(8000, 5000)).png().toBuffer();
    await decoderRuns();
    const sides = [32, 180, 512];
    const taken = await peakOfDecodingDuring(async () => {
      const made = await reencodeAsIcons({ original }, { sides, field: "favicon", wrong: "No" });
      expect(made.map(({ width }) => width)).toEqual(sides);
    });
    expect(taken).toBeLessThan(most);
  });

  test.each(
    first<[string, string, () => Sharp]>([
      ["an interlaced PNG of 16 bits", tooHeavy, () => deep(plain(8000, 5000)).png({ progressive: true })],
      ["an interlaced PNG of 8 bits", tooHeavy, () => plain(8000, 5000).png({ progressive: true })],
      [
        "a progressive JPEG with all of its colour",
        tooHeavy,
        () => plain(8000, 5000, 3).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
      ],
      ["a GIF", tooHeavy, () => plain(8000, 5000).gif()],
      ["a WebP", tooHeavy, () => plain(8000, 5000).webp({ effort: 0 })],
      ["a line", long, () => plain(1_000_000, 8).png()],
      ["a pole", long, () => plain(8, 1_000_000).png()],
    ]),
  )("when refused from its header: %s", async (_, sentence, make) => {
    const original = await make().toBuffer();
    await decoderRuns();
    const taken = await peakOfDecodingDuring(() => expect(reencode({ original })).rejects.toThrow(sentence));
    expect(taken).toBeLessThan(20 * mebibyte);
  });

  test.runIf(isLong)(
    "eight progressive JPEGs of a noisy picture, one after the other, take no more memory than one",
    async () => {
      const original = await noisy(8000, 5000).jpeg({ progressive: true, quality: 60 }).toBuffer();
      await decoderRuns();
      const taken = await peakOfDecodingDuring(async () => {
        for (let count = 0; count < 8; count++) await reencode({ original });
      });
      expect(taken).toBeLessThan(most);
    },
  );
});
