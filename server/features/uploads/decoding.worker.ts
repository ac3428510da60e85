import { constants, setPriority } from "node:os";
import sharp, { type Sharp } from "sharp";

export type Order = {
  original: Uint8Array;
  /** What its first bytes say it is. */
  format: string;
  most: { pixels: number; frames: number; side: number };
  /** What is made of it: one picture no larger than this, or a square for each of these sides. */
  into: { webpOfSide: number } | { pngsOfSides: readonly number[] };
};
export type Decoded = { bytes: Uint8Array; width: number; height: number };
export type Outcome =
  | { decoded: Decoded[] }
  | { refused: "notAPicture" | "tooManyPixels" | "tooManyFrames" | "damaged" };

setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // pages come before pictures
sharp.cache(false);
// It ends when the site does, and not by a signal to all of the site's processes while somebody waits for a picture.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.once("disconnect", () => process.exit());

process.on("message", (order: Order) => {
  void attempt(order).then((outcome) => process.send?.(outcome));
});

/** What cannot be read to its end, a browser could not show either. */
async function attempt(order: Order): Promise<Outcome> {
  try {
    return await decode(order);
  } catch {
    return { refused: "damaged" };
  }
}

async function decode({ original, format, most, into }: Order): Promise<Outcome> {
  const header = await sharp(original, { failOn: "error", limitInputPixels: false }).metadata();
  if (header.format !== format) return { refused: "notAPicture" };
  if (header.width * header.height > most.pixels || Math.max(header.width, header.height) > most.side)
    return { refused: "tooManyPixels" };
  if ((header.pages ?? 1) > most.frames) return { refused: "tooManyFrames" };
  const upright = sharp(original, { failOn: "error", limitInputPixels: most.pixels }).autoOrient();
  const made = "webpOfSide" in into ? [picture(upright, into.webpOfSide)] : into.pngsOfSides.map(square(upright));
  const decoded: Decoded[] = [];
  for (const each of made) {
    const { data, info } = await each.toBuffer({ resolveWithObject: true }); // one after the other: each takes memory
    decoded.push({ bytes: data, width: info.width, height: info.height });
  }
  return { decoded };
}

const picture = (upright: Sharp, side: number) =>
  upright.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true }).webp({ quality: 84 });

const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
const square = (upright: Sharp) => (side: number) =>
  upright.clone().resize({ width: side, height: side, fit: "contain", background: nothing }).png();
