import { z } from "zod";
import { onlySeen } from "#contract/text-rules.ts";
import { titleLength, videoTextLength } from "#contract/videos/constants.ts";
import type { VideoKind } from "#contract/videos/queue/constants.ts";

/** A video as a platform tells of it. */
export type ToldVideo = {
  videoId: string;
  title: string;
  description: string;
  publishedAt: Date;
  kind: VideoKind;
};

/** YouTube began in 2005. */
export const PublishedAt = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((at) => at.getUTCFullYear() >= 2005 && at.getUTCFullYear() < 3000);

/** Makes a stranger's title one that staff could have typed: one line, nothing unseen, and not too long. */
export const titleFrom = (told: string, videoId: string) =>
  shortened(seen(told.slice(0, mostRead).replaceAll(/\s+/g, " ")), titleLength) || videoId;

/** Returns the first paragraph of a stranger's description. The others are mostly links, which don't suit the site. */
export function descriptionFrom(told: string): string {
  const [paragraph = ""] = seen(told.slice(0, mostRead).replaceAll(/\r\n?/g, "\n")).split(/\n\s*\n/, 1);
  return shortened(seen(paragraph), videoTextLength);
}

/** Longer than YouTube allows. It's cut before anything else, because some of that takes long for long texts. */
const mostRead = 10_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** What is removed can bring together what wasn't, so it repeats this until nothing changes. */
function seen(told: string): string {
  let [text, before] = [told.toWellFormed(), ""];
  while (text !== before) {
    before = text;
    text = onlySeen(text.replaceAll(unprintable, "").normalize("NFC")).trim();
  }
  return text;
}

function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${seen(characters.slice(0, most - 1).join(""))}…` : text;
}
