import { expect, test } from "vitest";
import { portraitSteps } from "#contract/art/portraits.ts";
import { drawPortrait, drawSmallPortrait } from "./portrait.ts";

const sizeOf = (svg: string) => /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number);
const fillsOf = (svg: string) => [...svg.matchAll(/fill="(#\w+)"/g)].map(([, colour]) => colour);
const letterOf = (svg: string) => /<path d="([^"]+)" fill="#ece7d6"\/>/.exec(svg)?.[1];

test("each portrait is taller than the one before by a fifth of its width and the gap", () => {
  const sizes = portraitSteps.map((step) => sizeOf(drawPortrait("scarp_demo", "moor", step)));
  expect(sizes).toEqual([366, 429, 493, 556, 619, 683].map((height) => [300, height]));
});

test("a gamertag gives the same hill in every palette", () => {
  const withoutColours = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, "");
  expect(withoutColours(drawPortrait("tarn9", "peat", 0))).toBe(withoutColours(drawPortrait("tarn9", "heath", 0)));
});

test("a portrait has the ground, seven bands and the letter; a small one has three bands and no lines", () => {
  expect(fillsOf(drawPortrait("tarn9", "moor", 0))).toHaveLength(9);
  const small = drawSmallPortrait("tarn9", "moor");
  expect(fillsOf(small)).toHaveLength(5);
  expect(small).not.toContain("stroke");
});

test("the letter is the first in the gamertag, without its accent", () => {
  const holesIn = (gamertag: string) => (letterOf(drawSmallPortrait(gamertag, "moor"))?.match(/M/g)?.length ?? 0) - 1;
  expect(["_éclair", "«ångström»", "__8ball", "xX", "Łukasz"].map(holesIn)).toEqual([0, 1, 2, 0, 0]);
});

test("a name in another script has its own first letter, or a mark if the face hasn't got it", () => {
  const letters = ["Øre", "Æ", "Жанна", "Ωμέγα", "勝利", "☆"].map((name) => letterOf(drawSmallPortrait(name, "moor")));
  expect(new Set(letters).size).toBe(letters.length);
  expect(letterOf(drawSmallPortrait("勝利", "moor"))?.match(/M/g)?.length).toBeGreaterThan(1);
});

test.each([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"])(
  "the tallest portrait of %s is a small file and stays in its frame",
  (initial) => {
    const svg = drawPortrait(`${initial}_demo`, "moor", 5);
    expect(svg.length).toBeLessThan(18_000);
    expect(svg).not.toMatch(/NaN|Infinity/);
    const [x = Number.NaN, y = Number.NaN] = (letterOf(svg)?.match(/[\d.]+/g) ?? []).map(Number);
    expect(x > 0 && x < 300 && y > 0 && y < 683).toBe(true);
  },
);
