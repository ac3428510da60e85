import { constants, setPriority } from "node:os";
import sharp, { type Metadata, type Sharp } from "sharp";

/** Its bytes, or the path of its file. */
export type Original = Uint8Array | string;
export type Order = {
  original: Original;
  /** The format that its first bytes indicate. */
  format: string;
  /** `heldBytes`: how much memory a picture that can't be decoded line by line may take. */
  most: { pixels: number; frames: number; side: number; heldBytes: number };
  /** What to make: one picture no larger than this, or a square for each of these sides. */
  into: { webpOfSide: number } | { pngsOfSides: readonly number[] };
};
export type Decoded = { bytes: Uint8Array; width: number; height: number };
export type Outcome =
  | { decoded: Decoded[] }
  | { refused: "notAPicture" | "tooManyPixels" | "tooManyFrames" | "tooLong" | "tooHeavy" | "damaged" };

setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // pages come before pictures
sharp.cache(false);
sharp.concurrency(1); // each thread keeps lines in memory
// It ends with the site, and ignores a signal sent to all of the site's processes, since someone may still be waiting for a
// picture.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.once("disconnect", () => process.exit());

process.on("message", (order: Order) => {
  void attempt(order).then((outcome) => process.send?.(outcome));
});

/** Decodes a picture. If it can't be read to the end, a browser couldn't show it either. */
async function attempt(order: Order): Promise<Outcome> {
  try {
    return await decode(order);
  } catch {
    return { refused: "damaged" };
  }
}

async function decode({ original, format, most, into }: Order): Promise<Outcome> {
  const header = await sharp(original, { failOn: "error", limitInputPixels: false }).metadata();
  const refused = refusalOf(header, { format, most });
  if (refused) return { refused };
  const read = sharp(original, { failOn: "error", limitInputPixels: most.pixels });
  // Converts 16 bits a channel to 8 before the picture is resized, which takes half the memory.
  const upright = (header.depth === "uchar" ? read : read.pipelineColourspace("srgb")).autoOrient();
  const made = "webpOfSide" in into ? [picture(upright, into.webpOfSide)] : await squares(upright, into.pngsOfSides);
  const decoded: Decoded[] = [];
  for (const each of made) {
    const { data, info } = await each.toBuffer({ resolveWithObject: true }); // one after another, as each takes memory
    decoded.push({ bytes: data, width: info.width, height: info.height });
  }
  return { decoded };
}

function refusalOf(header: Metadata, { format, most }: Pick<Order, "format" | "most">) {
  if (header.format !== format) return "notAPicture";
  if (header.width * header.height > most.pixels) return "tooManyPixels";
  if (Math.max(header.width, header.height) > most.side) return "tooLong";
  if ((header.pages ?? 1) > most.frames) return "tooManyFrames";
  return heldBytesOf(header) > most.heldBytes ? "tooHeavy" : undefined;
}

/**
 * Returns how many bytes the decoder holds before it outputs the first line, as measured: the coefficients of a progressive JPEG
 * (2 bytes each, half as many if colour is stored at half the width and height), all passes of an interlaced PNG, two copies of a
 * GIF's frame, all of a lossless WebP. Other pictures are read line by line.
 */
function heldBytesOf({ format, width, height, channels, depth, chromaSubsampling, isProgressive }: Metadata): number {
  const pixels = width * height;
  if (format === "gif") return pixels * 5.6;
  if (format === "webp") return pixels * 10.4;
  if (!isProgressive) return 0;
  if (format === "jpeg") return pixels * channels * (chromaSubsampling === "4:2:0" ? 1 : 2);
  return pixels * channels * (depth === "uchar" ? 1 : 2) * 1.3;
}

const picture = (upright: Sharp, side: number) =>
  upright.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true }).webp({ quality: 84 });

const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
/** Decodes a large picture once: all squares are made from one no larger than the largest of them. */
async function squares(upright: Sharp, sides: readonly number[]): Promise<Sharp[]> {
  const largest = Math.max(...sides);
  const smaller = upright.resize({ width: largest, height: largest, fit: "inside", withoutEnlargement: true });
  const fit = await smaller.png({ compressionLevel: 0 }).toBuffer();
  return sides.map((side) =>
    sharp(fit).resize({ width: side, height: side, fit: "contain", background: nothing }).png(),
  );
}
