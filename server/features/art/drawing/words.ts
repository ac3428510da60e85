import { seedOf } from "#contract/art/art.ts";
import type { Palette } from "#contract/art/portraits.ts";
import type { WordPreset } from "#contract/art/words.ts";
import { outlinesOf } from "./outlines.ts";
import { drawRelief, type Relief } from "./relief.ts";

type Style = Omit<Relief, "seed" | "outlines" | "palette"> & { palettes: Palette[] };

// News is on a bone background, where a picture with a bone ground would have no edge.
const onBone: Palette[] = ["moor", "slate", "peat"];

const styles: Record<WordPreset, Style> = {
  "news-lede": { width: 800, height: 500, fit: 0.86, reach: 180, wildness: 0.5, palettes: onBone },
  "news-wide": {
    width: 1050,
    height: 400,
    cell: 5,
    fit: 0.84,
    widest: 0.68, // up to the edge, from where it's shifted to
    shift: { across: 0.16 }, // phones crop the left part
    reach: 300,
    wildness: 0.5,
    palettes: onBone,
  },
  "news-small": { width: 192, height: 144, widest: 0.86, isSmall: true, palettes: onBone },
  reward: {
    width: 264,
    height: 208,
    widest: 0.62, // the width that phones show
    isSmall: true,
    palettes: ["moor", "slate", "peat", "chalk", "heath"],
  },
};

/** Draws a word or figure as a hill, for articles and rewards without a picture. */
export function drawWord(preset: WordPreset, text: string, seed = text): string {
  const { palettes, ...style } = styles[preset];
  return drawRelief({
    ...style,
    seed: `${preset} ${seed}`,
    outlines: outlinesOf(text),
    palette: paletteOf(seed, palettes),
  });
}

/** Returns the seed's palette, the same in all of its pictures. */
export const paletteOf = (seed: string, palettes = onBone): Palette =>
  palettes[seedOf(`sheet ${seed}`) % palettes.length] ?? "moor";
