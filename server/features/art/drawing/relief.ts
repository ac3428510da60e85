import type { Palette } from "#contract/art/portraits.ts";
import { contourPath, type Field, fieldOf } from "./contours.ts";
import { distanceTo } from "./distance.ts";
import { layeredNoise, type Surface } from "./noise.ts";
import { boxOf, type Outline, placed } from "./outlines.ts";
import { type Tints, tintsOf } from "./palettes.ts";
import { closedPath } from "./path.ts";
import { type Random, randomFrom } from "./random.ts";
import { type Frame, svg } from "./svg.ts";

export type Relief = Frame & {
  seed: string;
  /** The outlines that the hill is shaped after, in any size. */
  outlines: Outline[];
  palette: Palette;
  /** The share of the picture's height that the outlines fill, give or take 4 %. */
  fit?: number;
  /** The largest share of the picture's width that they may fill. */
  widest?: number;
  /** The offset of their centre from the picture's, as shares of its width and height. Random by seed if missing. */
  shift?: { across?: number; down?: number };
  cell?: number;
  /** How far the hill reaches, and how rough its foot is. */
  reach?: number;
  wildness?: number;
  isSmall?: boolean;
};

/** Draws a hill in the shape of some outlines, tinted and contoured like a map sheet. */
export const drawRelief = (relief: Relief) => svg(relief, reliefParts(relief));

/** Draws the same as parts of another picture. */
export function reliefParts(relief: Relief): string[] {
  const { seed, width, height, palette, cell = 4, reach = width * 0.3, wildness = 1, isSmall = false } = relief;
  const random = randomFrom(seed);
  const noise = { broad: layeredNoise(random, 3), fine: layeredNoise(random, 2) };
  const outlines = standing(relief, random);
  const land = { width, height, reach, wildness, outlines, ...noise };
  const field = fieldOf(relief, cell, hillAround(land, random));
  const tints = tintsOf[palette];
  return [
    `<rect width="${width}" height="${height}" fill="${tints.bands[0]}"/>`,
    ...(isSmall ? tintedBands(field, tints, reach) : contouredBands(field, tints, reach)),
    `<path d="${outlines.map(closedPath).join("")}" fill="${tints.letter}"/>`,
    isSmall ? "" : engravedLines(field, tints, width),
  ];
}

function standing({ outlines, width, height, fit = 0.8, widest = 0.82, shift }: Relief, random: Random): Outline[] {
  const box = boxOf(outlines);
  const share = fit - 0.04 + random() * 0.08;
  const scale = Math.min((height * share) / box.height, (width * widest) / box.width);
  const across = shift?.across ?? (random() - 0.5) * 0.1;
  const down = shift?.down ?? 0.03 + (random() - 0.5) * 0.04;
  return placed(outlines, scale, [width / 2 + across * width, height / 2 + down * height]);
}

type Land = Frame & { reach: number; wildness: number; outlines: Outline[]; broad: Surface; fine: Surface };

/**
 * Returns a surface that rises inside the outlines with the distance from their edge, and falls outside, more roughly farther
 * away.
 */
function hillAround({ width, height, reach, wildness, outlines, broad, fine }: Land, random: Random): Surface {
  const distance = distanceTo(outlines);
  const broadScale = (1.6 + random() * 1.5) / width;
  const fineScale = (3 + random() * 2) / width;
  const tilt = random() * Math.PI * 2;
  const fallAcross = (Math.cos(tilt) * reach * 0.5) / width;
  const fallDown = (Math.sin(tilt) * reach * 0.5) / width;

  return (x, y) => {
    const away = distance(x, y);
    if (away <= 0) return -away;
    const freedom = Math.min(1, away / (reach * 0.55));
    const unrest = broad(x * broadScale, y * broadScale) * 0.95 + fine(x * fineScale, y * fineScale) * 0.25;
    const wild = unrest * wildness * freedom;
    const slope = (fallAcross * (x - width / 2) + fallDown * (y - height / 2)) * freedom * freedom;
    return -(away * (1 + wild * 0.55) + wild * freedom * reach * 0.34 + slope);
  };
}

/** Draws the tints outside the letter. Every fourth line is heavier. */
function contouredBands(field: Field, { bands, line }: Tints, reach: number): string[] {
  return [1, 2, 3, 4, 5, 6, 7].map((band) => {
    const path = contourPath(field, foot(band, reach));
    return `<path d="${path}" fill="${bands[band]}" stroke="${line}" stroke-opacity=".55" stroke-width="${band === 4 ? 1.1 : 0.6}"/>`;
  });
}

const tintedBands = (field: Field, { bands }: Tints, reach: number): string[] =>
  [1, 4, 6].map((band) => `<path d="${contourPath(field, foot(band, reach))}" fill="${bands[band]}"/>`);

/** Returns the height at which one of the eight bands begins. They get wider outwards. */
const foot = (band: number, reach: number) => -reach * 1.15 * (1 - band / 8) ** 1.25;

/** Draws fine lines inside the letter that follow its edge and fade towards its middle. */
function engravedLines(field: Field, { engraving }: Tints, width: number): string {
  const spacing = Math.max(5, width / 52);
  const lines = [1, 2, 3, 4, 5].map((line) => {
    const path = contourPath(field, line * spacing, { tolerance: 0.3, smallestArea: 260 });
    return path && `<path d="${path}" stroke-opacity="${(0.62 - line * 0.09).toFixed(2)}"/>`;
  });
  return `<g fill="none" stroke="${engraving}" stroke-width=".8">${lines.join("")}</g>`;
}
