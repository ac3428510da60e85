import type { TerrainPreset } from "#contract/art/art.ts";
import { contourPath, type Field, fieldOf } from "./contours.ts";
import { type Land, lands, videoLand } from "./lands.ts";
import { layeredNoise, type Surface } from "./noise.ts";
import { type Random, randomFrom } from "./random.ts";
import { svg } from "./svg.ts";

/** Draws open country without a letter in it. */
export function drawTerrain(preset: TerrainPreset, seed: string): string {
  const random = randomFrom(`${preset} ${seed}`);
  const land = preset === "video" ? videoLand(random) : lands[preset];
  return svg(land, terrainParts(land, random));
}

/** Draws the same as parts of another picture. */
export function terrainParts(land: Land, random: Random): string[] {
  const { width, height, cell, levels, lines, tints } = land;
  const field = fieldOf(land, cell, groundOf(land, random));
  const [lowest, highest] = rangeOf(field);
  const paths = Array.from({ length: levels }, (_, level) => {
    const threshold = lowest + ((highest - lowest) * (level + 0.5)) / levels;
    const tint = tints?.[Math.floor((level / levels) * tints.length)] ?? "none";
    const isIndex = level % 5 === 4;
    const stroke = isIndex ? lines.index : lines.colour;
    const strokeWidth = Math.round(lines.width * (isIndex ? 16 : 10)) / 10;
    return `<path d="${contourPath(field, threshold, { tolerance: 0.45 })}" fill="${tint}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`;
  });
  return tints ? [`<rect width="${width}" height="${height}" fill="${tints[0]}"/>`, ...paths] : paths;
}

function groundOf({ width, height, hills, roughness, slope: [across, down], peak }: Land, random: Random): Surface {
  const noise = layeredNoise(random, 4);
  return (x, y) => {
    const rolling = roughness * noise((x / width) * hills, (y / width) * hills);
    const ground = rolling + across * (x / width - 0.5) + down * (y / height - 0.5);
    if (!peak) return ground;
    const away = Math.hypot(x - peak.x, y - peak.y) / peak.radius;
    return ground + peak.height * Math.exp(-away * away);
  };
}

/** Returns the lowest and highest ground, without a few extreme spots that would take whole lines for themselves. */
function rangeOf({ heights }: Field): [lowest: number, highest: number] {
  const sorted = heights.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return [at(0.02), at(0.995)];
}
