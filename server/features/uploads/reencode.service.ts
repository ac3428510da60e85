import { open } from "node:fs/promises";
import {
  maxPictureFrames,
  maxPicturePixels,
  maxPictureSide,
  maxPictureSideSent,
  uploadTexts,
} from "#contract/uploads/constants.ts";
import { invalidInput } from "#server/errors.ts";
import { concurrencyLimit } from "#server/platform/process/concurrency-limit.ts";
import type { Decoded, Order, Original } from "./decoding.worker.ts";
import { DecodingProcess } from "./decoding-process.client.ts";

/** The first bytes of the formats that are accepted; the library would read many more. */
const signatures = [
  ["png", "89504e470d0a1a0a"],
  ["jpeg", "ffd8ff"],
  ["gif", "474946383761"],
  ["gif", "474946383961"],
  ["webp", "52494646"],
] as const;
type Format = (typeof signatures)[number][0];

/** The decoder's process takes 80 MB by itself and at most 150 more: see docs/reliability.md. */
const heldBytes = 130_000_000;
const most = { pixels: maxPicturePixels, frames: maxPictureFrames, side: maxPictureSideSent, heldBytes };
/** A large picture takes a core for up to two seconds, and 210 MB including the process. Pictures that wait are files on disk. */
const limit = concurrencyLimit({ atOnce: 1, waiting: 64 });
const decoder = new DecodingProcess();

/** A picture that doesn't have to wait is decoded even while the site stops. */
function decode(order: Order, stopping?: AbortSignal) {
  const mustWait = limit.isBusy();
  return limit(async () => {
    if (mustWait) stopping?.throwIfAborted();
    return decoder.decode(order);
  });
}

export type Received = {
  original: Original;
  /** The formats that are accepted, if not all. */
  formats?: readonly Format[];
  /** If it has aborted when the decoder gets to a picture that waited, its reason is thrown. */
  stopping?: AbortSignal;
};

/**
 * Re-encodes a picture as WebP: upright, small enough, and without any metadata. A GIF is reduced to its first frame. `field` is
 * the one that a refusal names.
 */
export async function reencode({ original, stopping, formats }: Received, field = "picture"): Promise<Decoded> {
  const refused = (sentence: string) => invalidInput(sentence, { [field]: sentence });
  const format = await formatOf(original);
  if (!format || formats?.includes(format) === false) throw refused(uploadTexts.notAPicture);
  const into = { webpOfSide: maxPictureSide };
  const outcome = await decode({ original, format, most, into }, stopping);
  if ("refused" in outcome) throw refused(uploadTexts[outcome.refused]);
  const [made] = outcome.decoded;
  if (!made) throw new Error("The decoder returned no picture");
  return made;
}

type Icons = {
  sides: readonly number[];
  field: string;
  /** The message for anything but a complete PNG of a suitable size. */
  wrong: string;
};

/** Re-encodes a PNG as squares of these sides. */
export async function reencodeAsIcons(
  { original, stopping }: Received,
  { sides, field, wrong }: Icons,
): Promise<Decoded[]> {
  const refused = (sentence: string) => invalidInput(sentence, { [field]: sentence });
  const format = "png";
  if ((await formatOf(original)) !== format) throw refused(wrong);
  const order = { original, format, most: { ...most, frames: 1 }, into: { pngsOfSides: sides } };
  const outcome = await decode(order, stopping);
  if ("decoded" in outcome) return outcome.decoded;
  const { refused: why } = outcome;
  throw refused(why === "tooLong" || why === "tooHeavy" ? uploadTexts[why] : wrong);
}

async function formatOf(original: Original) {
  const bytes = typeof original === "string" ? await firstBytesOf(original) : original;
  const start = Buffer.from(bytes.subarray(0, 8)).toString("hex");
  return signatures.find(([, signature]) => start.startsWith(signature))?.[0];
}

async function firstBytesOf(path: string): Promise<Uint8Array> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
  return buffer.subarray(0, bytesRead);
}
