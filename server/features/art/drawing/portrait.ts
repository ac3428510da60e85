import type { Palette } from "#contract/art/portraits.ts";
import { isDrawable, outlinesOf } from "./outlines.ts";
import { drawRelief } from "./relief.ts";

const width = 300;
const lowest = 366;
/** One in five, over the width of a portrait and the gap beside it. */
const rise = 190 / 3;

/** Draws a player as a hill in the shape of their initial. The seed is the gamertag, so a player always gets the same hill. */
export const drawPortrait = (gamertag: string, palette: Palette, step: number) =>
  drawRelief({ seed: gamertag, palette, width, height: Math.round(lowest + step * rise), ...summitOf(gamertag, 0.8) });

export const drawSmallPortrait = (gamertag: string, palette: Palette) =>
  drawRelief({ seed: gamertag, palette, width: 220, height: 280, ...summitOf(gamertag, 0.76), isSmall: true });

/** Returns the first letter or figure that the face has, without its accent, or a mark for a name that has neither. */
const summitOf = (gamertag: string, fit: number) => ({
  outlines: outlinesOf([...gamertag.normalize("NFKD").toUpperCase()].find(isInitial) ?? "@"),
  fit,
});

const isInitial = (character: string) => /[\p{L}\p{N}]/u.test(character) && isDrawable(character);
