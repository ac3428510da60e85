import {
  maxPictureFrames,
  maxPicturePixels,
  maxPictureSide,
  maxPictureSideSent,
  uploadTexts,
} from "#contract/uploads/constants.ts";
import { invalidInput } from "#server/errors.ts";
import { Turns } from "#server/platform/turns/turns.ts";
import type { Decoded } from "./decoding.worker.ts";
import { DecodingProcess } from "./decoding-process.client.ts";

/** The first bytes of what is taken; the library would read far more kinds. */
const signatures = [
  ["png", "89504e470d0a1a0a"],
  ["jpeg", "ffd8ff"],
  ["gif", "474946383761"],
  ["gif", "474946383961"],
] as const;

/** The decoder's process takes 80 MB by itself and at most 150 more: see docs/reliability.md. */
const heldBytes = 130_000_000;
const most = { pixels: maxPicturePixels, frames: maxPictureFrames, side: maxPictureSideSent, heldBytes };
/** A large picture takes a core for up to two seconds, and 230 MB with its process. */
const turns = new Turns({ atOnce: 1, waiting: 4 });
const decoder = new DecodingProcess();

/**
 * The picture as WebP made anew: upright, small enough, and with nothing that came along with it. Of a GIF, its first frame.
 * The field is what a refusal names.
 */
export async function reencode(original: Uint8Array, field = "picture"): Promise<Decoded> {
  const refused = (sentence: string) => invalidInput(sentence, { [field]: sentence });
  const format = formatOf(original);
  if (!format) throw refused(uploadTexts.notAPicture);
  const into = { webpOfSide: maxPictureSide };
  const outcome = await turns.take(() => decoder.decode({ original, format, most, into }));
  if ("refused" in outcome) throw refused(uploadTexts[outcome.refused]);
  const [made] = outcome.decoded;
  if (!made) throw new Error("Nothing was made of the picture");
  return made;
}

/** A PNG as squares of these sides, made anew; undefined where it is none, is damaged, or has a side of more than so many pixels. */
export async function reencodeAsIcons(
  original: Uint8Array,
  { sides, mostSide }: { sides: readonly number[]; mostSide: number },
): Promise<Decoded[] | undefined> {
  const format = "png";
  if (formatOf(original) !== format) return undefined;
  const order = {
    original,
    format,
    most: { pixels: mostSide ** 2, frames: 1, side: mostSide, heldBytes },
    into: { pngsOfSides: sides },
  };
  const outcome = await turns.take(() => decoder.decode(order));
  return "decoded" in outcome ? outcome.decoded : undefined;
}

function formatOf(original: Uint8Array) {
  const start = Buffer.from(original.subarray(0, 8)).toString("hex");
  return signatures.find(([, signature]) => start.startsWith(signature))?.[0];
}
