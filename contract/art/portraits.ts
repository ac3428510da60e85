// Portraits of people. Kept free of zod because the browser loads this file.

import { artPath, seedOf } from "./art.ts";

export const palettes = ["moor", "slate", "peat", "chalk", "heath", "beacon"] as const;
export type Palette = (typeof palettes)[number];
/** Beacon is reserved for the player with the highest power ranking. */
const ordinaryPalettes = palettes.filter((palette) => palette !== "beacon");

/** In a roster row, each portrait is one step taller than the one before. */
export const portraitSteps = [0, 1, 2, 3, 4, 5] as const;

/** The address of a portrait. `step` decides how tall it is. */
export const portraitPath = (gamertag: string, palette: Palette, step = 2) =>
  artPath(`portrait-${step}`, palette, gamertag.toLowerCase());

/** The address of the version for less than 150 pixels, which has fewer bands and no lines. */
export const smallPortraitPath = (gamertag: string, palette: Palette) =>
  artPath("portrait-small", palette, gamertag.toLowerCase());

/** Picks a palette for each player in roster order, seeded by gamertag, so that no two neighbours match. */
export function choosePalettes(roster: { gamertag: string; powerRanking: number | null }[]): Palette[] {
  const rankings = roster.map(({ powerRanking }) => powerRanking ?? -1);
  const highest = Math.max(...rankings);
  const beacon = highest < 0 ? -1 : rankings.lastIndexOf(highest);
  const chosen: Palette[] = [];
  for (const [index, { gamertag }] of roster.entries()) {
    chosen.push(index === beacon ? "beacon" : ordinaryPalette(gamertag, chosen[index - 1]));
  }
  return chosen;
}

function ordinaryPalette(gamertag: string, neighbour: Palette | undefined): Palette {
  // Chosen by trial: this prefix gives the demonstration roster five different palettes.
  const first = seedOf(`crag3/${gamertag.toLowerCase()}`) % ordinaryPalettes.length;
  const inTurn = [...ordinaryPalettes.slice(first), ...ordinaryPalettes];
  return inTurn.find((palette) => palette !== neighbour) ?? "moor";
}
