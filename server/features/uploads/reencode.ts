import { maxPictureFrames, maxPicturePixels, maxPictureSide, uploadTexts } from "#contract/uploads.ts";
import { invalidInput } from "#server/errors.ts";
import { Turns } from "#server/turns.ts";
import type { Decoded } from "./decoding.worker.ts";
import { DecodingProcess } from "./decoding-process.ts";

/** The first bytes of what is taken; the library would read far more kinds. */
const signatures = [
  ["png", "89504e470d0a1a0a"],
  ["jpeg", "ffd8ff"],
  ["gif", "474946383761"],
  ["gif", "474946383961"],
] as const;

const most = { pixels: maxPicturePixels, frames: maxPictureFrames, side: maxPictureSide };
/** A large picture takes a core and 250 MB for a while. */
const turns = new Turns({ atOnce: 1, waiting: 4 });
const decoder = new DecodingProcess();

/** The picture as WebP made anew: upright, small enough, and with nothing that came along with it. Of a GIF, its first frame. */
export async function reencode(original: Uint8Array): Promise<Decoded> {
  const format = formatOf(original);
  if (!format) throw refused(uploadTexts.notAPicture);
  const outcome = await turns.take(() => decoder.decode({ original, format, most }));
  if ("refused" in outcome) throw refused(uploadTexts[outcome.refused]);
  return outcome.decoded;
}

function formatOf(original: Uint8Array) {
  const start = Buffer.from(original.subarray(0, 8)).toString("hex");
  return signatures.find(([, signature]) => start.startsWith(signature))?.[0];
}

const refused = (sentence: string) => invalidInput(sentence, { picture: sentence });
