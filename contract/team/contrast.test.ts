import { expect, test } from "vitest";
import { contrastOf } from "./colour.ts";
import { contrastProblems, pairsOf } from "./contrast.ts";
import { type Brand, inBrand, paletteOf } from "./palette.ts";

const summit: Brand = { ground: "#0a1210", paper: "#ece7d6", accent: "#f59e0b" };
const light: Brand = { ground: "#ffffff", paper: "#101418", accent: "#1d4ed8" };

/** The same numbers at each run, from 0 to 1. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomBrands(count: number): Brand[] {
  const random = randomFrom(7);
  const colour = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, "0")}`;
  return Array.from({ length: count }, () => ({ ground: colour(), paper: colour(), accent: colour() }));
}

const corrected = (brand: Brand): Brand => ({
  ...brand,
  ...Object.fromEntries(contrastProblems(brand).map(({ colour, offered }) => [colour, offered])),
});

test("colours that can be read have no problems, on a dark ground and on a light one", () => {
  expect(contrastProblems(summit)).toEqual([]);
  expect(contrastProblems(light)).toEqual([]);
});

test("a pair that can't be read is named with its contrast and the nearest colour that works", () => {
  expect(contrastProblems({ ...light, paper: "#9aa0a6" })).toMatchObject([
    {
      colour: "paper",
      offered: "#54595f",
      message: "Paper on the ground has a contrast of 2.6:1, and needs 7:1. The nearest colour that works is #54595f",
    },
  ]);
  expect(contrastProblems({ ...light, accent: "#f59e0b" }).map(({ message }) => message)).toEqual([
    "The accent on raised panels has a contrast of 1.6:1, and needs 4.5:1. The nearest colour that works is #8e5a05",
  ]);
});

test("a ground on which neither black nor white can be read well is refused", () => {
  const [problem] = contrastProblems({ ...summit, ground: "#777777" });
  expect(problem).toMatchObject({ colour: "ground", named: "Black or white on the ground" });
});

test("whatever a team chooses, what is offered passes", () => {
  for (const brand of randomBrands(600)) {
    const better = corrected(brand);
    expect([better, contrastProblems(better)]).toEqual([better, []]);
    for (const { contrast, least, named } of pairsOf(better))
      expect(contrast, `${named} in ${JSON.stringify(better)}`).toBeGreaterThanOrEqual(least);
  }
});

/** Which colours are read on which, as the stylesheets use them, and the least contrast of each. */
const readOn: [text: string[], backgrounds: string[], least: number][] = [
  [["bone", "ash", "amber", "win", "info", "high", "alert"], ["ink", "pitch", "lift"], 4.5],
  [["bone"], ["hair"], 4.5],
  [["ash"], ["contour", "contour-soft", "contour-faint"], 4.5],
  [["ink"], ["amber", "amber-deep", "alert", "alert-deep", "info", "gold", "silver", "bronze"], 4.5],
  [["ink", "soil", "umber", "blood", "moss", "ocean", "plum"], ["bone", "shade"], 4.5],
  [["wire"], ["ink", "pitch", "lift"], 3],
  [["edge"], ["bone", "shade"], 3],
];

test("in every palette, all text and all edges of controls can be seen", () => {
  for (const brand of [summit, light, ...randomBrands(250).map(corrected)]) {
    const palette: Record<string, string> = paletteOf(brand);
    for (const [texts, backgrounds, least] of readOn)
      for (const text of texts)
        for (const background of backgrounds)
          expect(
            contrastOf(palette[text] ?? "", palette[background] ?? ""),
            `${text} on ${background} in ${JSON.stringify(brand)}`,
          ).toBeGreaterThanOrEqual(least);
  }
});

test("in the brand that the design was drawn in, its colours are as they were drawn", () => {
  expect(paletteOf(summit)).toMatchObject({
    "amber-deep": "#c97f04",
    lift: "#172520",
    ash: "#b2b9ac",
    umber: "#7f4a00",
    "alert-deep": "#c2695b",
    contour: "#2f483e",
    "contour-faint": "#23382f",
    plum: "#5b2a86",
  });
  for (const drawn of ["#f7f3e6", "#508694", "#5d5a49", "#2f6a57"]) expect(inBrand(drawn, summit)).toBe(drawn);
});
