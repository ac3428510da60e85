import type { TerrainPreset } from "#contract/art/art.ts";
import type { Random } from "./random.ts";
import type { Frame } from "./svg.ts";

/** Centre and radius in the picture's units. A negative height is a hollow. */
type Peak = { x: number; y: number; radius: number; height: number };

export type Land = Frame & {
  cell: number;
  levels: number;
  /** How many hills and hollows fit across the width, and how high they are. */
  hills: number;
  roughness: number;
  /** How much the ground rises from left to right and from top to bottom. */
  slope: [across: number, down: number];
  peak?: Peak;
  /** Every fifth line is an index line. */
  lines: { colour: string; index: string; width: number };
  /** From the lowest ground to the highest. Without them only the lines are drawn. */
  tints?: string[];
};

export const lands: Record<Exclude<TerrainPreset, "video">, Land> = {
  hero: {
    width: 1440,
    height: 900,
    cell: 10,
    levels: 22,
    hills: 2,
    roughness: 0.7,
    slope: [0.9, -0.6],
    peak: { x: 1300, y: 390, radius: 330, height: 0.9 },
    lines: { colour: "#2f483e82", index: "#2f483e", width: 1 },
  },
  contact: {
    width: 1440,
    height: 800,
    cell: 11,
    levels: 14,
    hills: 2,
    roughness: 0.7,
    slope: [1, -1.2],
    lines: { colour: "#23382f8f", index: "#23382f", width: 1 },
  },
  locked: {
    width: 1440,
    height: 900,
    cell: 10,
    levels: 20,
    hills: 1.6,
    roughness: 0.4,
    slope: [0.3, 0],
    peak: { x: 1040, y: 320, radius: 520, height: 1.6 },
    lines: { colour: "#2b42387c", index: "#2b4238", width: 1 },
  },
  jersey: {
    width: 760,
    height: 760,
    cell: 8,
    levels: 20,
    hills: 2,
    roughness: 0.8,
    slope: [0.1, -1.2],
    lines: { colour: "#27463a", index: "#3a6453", width: 1.3 },
    tints: ["#10201a", "#13271f", "#162e25", "#1a362b", "#1f4033"],
  },
  sleeve: {
    width: 560,
    height: 680,
    cell: 7,
    levels: 20,
    hills: 1.7,
    roughness: 0.8,
    slope: [0.8, -0.7],
    lines: { colour: "#c3ba9f", index: "#8f8769", width: 1.1 },
  },
};

/** Sheets for video stills. The last has a hollow where the others have a summit. */
const videoSheets = [
  {
    line: "#0a1210",
    height: 1.3,
    tints: ["#0d1714", "#13241e", "#1a352c", "#235042", "#2f6a57", "#4a8d75", "#a9bda6", "#ece7d6"],
  },
  {
    line: "#0a1210",
    height: 1.3,
    tints: ["#0d1417", "#142026", "#1c323a", "#264955", "#356572", "#4d8796", "#c9d2c4", "#ece7d6"],
  },
  {
    line: "#f7f3e6",
    height: 1.3,
    tints: ["#ece7d6", "#d5d8c6", "#b4bfa8", "#8fa28f", "#6a8573", "#476355", "#274438", "#0d1714"],
  },
  {
    line: "#0a1210",
    height: -1.3,
    tints: ["#12100c", "#241f15", "#3e3523", "#5a4c31", "#80704d", "#a3926b", "#c9bb98", "#ece7d6"],
  },
];

/** Makes a different sheet for each video, with its summit anywhere but at the edge. */
export function videoLand(random: Random): Land {
  const width = 720;
  const height = 405;
  const sheet = videoSheets[Math.floor(random() * videoSheets.length)];
  const line = sheet?.line ?? "none";
  return {
    width,
    height,
    cell: 6,
    levels: 16,
    hills: 1.8,
    roughness: 0.5,
    slope: [0.2, -0.2],
    peak: {
      x: width * (0.25 + random() * 0.55),
      y: height * (0.25 + random() * 0.5),
      radius: 130 + random() * 50,
      height: sheet?.height ?? 1,
    },
    lines: { colour: line, index: line, width: 0.5 },
    tints: sheet?.tints,
  };
}
