// Whether a team's colours can be read. Kept free of zod because the browser loads this file.

import { contrastOf, nearestWithContrast, ratioOf } from "./colour.ts";
import { type Brand, inBrand, leastContrast, leastOnGround } from "./palette.ts";

/** Two of a team's colours that meet as text and its background, and how well. */
export type Pair = { colour: keyof Brand; named: string; contrast: number; least: number };
export type ContrastProblem = Pair & {
  /** The nearest colour that passes. */
  offered: string;
  message: string;
};

const extremes = ["#000000", "#ffffff"];
const bestOn = (ground: string) => Math.max(...extremes.map((text) => contrastOf(text, ground)));

/** What the accent is read on. Raised panels, such as dialogs, lie between ground and paper. */
const accentBackgrounds = (brand: Brand) => [
  { on: "the ground", hex: brand.ground },
  { on: "bands", hex: inBrand("#101b17", brand) },
  { on: "raised panels", hex: inBrand("#172520", brand) },
];

/** Returns the pairs of the team's own colours that carry text, each with its worst background. Others are made to pass. */
export function pairsOf(brand: Brand): Pair[] {
  const { ground, paper, accent } = brand;
  const [worst] = accentBackgrounds(brand)
    .map(({ on, hex }) => ({ on, contrast: contrastOf(accent, hex) }))
    .toSorted((one, other) => one.contrast - other.contrast);
  return [
    { colour: "paper", named: "Paper on the ground", contrast: contrastOf(paper, ground), least: leastOnGround },
    {
      colour: "accent",
      named: `The accent on ${worst?.on}`,
      contrast: worst?.contrast ?? 1,
      least: leastContrast.text,
    },
  ];
}

/** Returns what can't be read, one problem for each colour. With all that's offered, everything can be. */
export function contrastProblems(brand: Brand): ContrastProblem[] {
  const ground = bestOn(brand.ground) < leastOnGround ? nearestGround(brand.ground) : brand.ground;
  const onGround = { ...brand, ground };
  const paper = nearestWithContrast(brand.paper, [ground], leastOnGround) ?? brand.paper;
  const readable = { ...onGround, paper };
  const accentOn = accentBackgrounds(readable).map(({ hex }) => hex);
  const accent = nearestWithContrast(brand.accent, accentOn, leastContrast.text) ?? paper;
  const asIs = pairsOf(onGround);
  const withPaper = pairsOf(readable);
  return [
    problemOf(brand, ground, {
      colour: "ground",
      named: "Black or white on the ground",
      contrast: bestOn(brand.ground),
      least: leastOnGround,
    }),
    problemOf(brand, paper, asIs[0]),
    problemOf(brand, accent, withPaper[1]),
  ].filter((problem) => problem !== undefined);
}

function problemOf(brand: Brand, offered: string, pair: Pair | undefined): ContrastProblem | undefined {
  if (!pair || offered === brand[pair.colour]) return undefined;
  const { named, contrast, least } = pair;
  return {
    ...pair,
    offered,
    message: `${named} has a contrast of ${ratioOf(contrast)}, and needs ${least}:1. The nearest colour that works is ${offered}`,
  };
}

/** A ground in the middle lets no text be read well. Returns the nearest that does. */
const nearestGround = (ground: string) =>
  extremes
    .map((text) => nearestWithContrast(ground, [text], leastOnGround) ?? text)
    .toSorted((one, other) => contrastOf(one, ground) - contrastOf(other, ground))[0] ?? "#000000";
