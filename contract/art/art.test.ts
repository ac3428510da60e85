import { expect, test } from "vitest";
import { terrainPath } from "./art.ts";
import { choosePalettes, portraitPath, smallPortraitPath } from "./portraits.ts";
import { articleGlyph, rewardGlyph, rewardPicturePath, wordPath } from "./words.ts";

const roster = ["Tarn9_demo", "BeckRun_demo", "Moorlock_demo", "Kestrl_demo", "Gritst1_demo", "Scarp_demo"];
const ranked = (...rankings: (number | null)[]) =>
  rankings.map((powerRanking, index) => ({ gamertag: roster[index] ?? `player ${index}`, powerRanking }));

test("the demonstration roster shows every palette once", () => {
  const chosen = choosePalettes(ranked(null, 2310, 3875, 6940, 9120, 12_480));
  expect(chosen).toEqual(["slate", "chalk", "peat", "moor", "heath", "beacon"]);
});

test("only the highest power ranking gets the beacon, or the last of several that are equal", () => {
  expect(choosePalettes(ranked(50, 70, 70, 20)).map((palette) => palette === "beacon")).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test("without rankings nobody is lit", () => {
  expect(choosePalettes(ranked(null, null))).not.toContain("beacon");
  expect(choosePalettes([])).toEqual([]);
});

test("no two neighbours are alike, even with the same tag", () => {
  const alike = Array.from({ length: 40 }, () => ({ gamertag: "same", powerRanking: null }));
  const chosen = choosePalettes(alike);
  expect(chosen.filter((palette, index) => palette === chosen[index - 1])).toEqual([]);
});

test("a tag has one address however it's capitalised, and is safe in it", () => {
  expect(portraitPath("Tarn9_DEMO", "slate", 4)).toBe("/art/portrait-4/slate/tarn9_demo.svg");
  expect(smallPortraitPath("a/b (c)'?", "moor")).toBe("/art/portrait-small/moor/a%2Fb%20%28c%29%27%3F.svg");
  expect(terrainPath("hero", "Summit")).toBe("/art/terrain/hero/Summit.svg");
  expect(wordPath("reward", "100%")).toBe("/art/word/reward/100%25.svg");
});

test.each([
  ["Scarp finishes 2ND in Leeds", "2nd"],
  ["22 rewards for the winter", "22"],
  ["We take $25K home", "$25K"],
  ["Up 10% since May", "10%"],
])("%s shows its figure", (title, glyph) => {
  expect(articleGlyph(title, "general")).toBe(glyph);
});

test.each([
  ["The 2025 jersey", "J"],
  ["$25,000 for the open", "open"],
  ["Gritst1_demo signs for another year", "year"],
  ["New jersey, old hill", "hill"],
  ["The Élan joins", "Élan"],
  ["Donaudampfschiff: Vorrunde", "DV"],
])("%s has no figure of four characters or fewer, and shows a short word or its initials", (title, glyph) => {
  expect(articleGlyph(title, "general")).toBe(glyph);
});

test.each([
  ["Klar til Telialigaen", "KTT"],
  ["Nordlys har fått nettside", "NFN"],
  ["Nous sommes là pour vous", "NSP"],
  ["Wir sind in Köln am Tor", "Köln"],
  ["Vi spiller NM i Oslo", "Oslo"],
])("%s isn't English, so it shows a name in it or its initials, and no small word", (title, glyph) => {
  expect(articleGlyph(title, "general")).toBe(glyph);
});

test("a recap of a win shows the first place", () => {
  expect(articleGlyph("Two wins in six: the Pennine final", "match-recap")).toBe("1st");
  expect(articleGlyph("Nobody wins an argument", "general")).toBe("wins");
});

test("a title in another script shows the initial of its category", () => {
  expect(articleGlyph("Победа", "tournament")).toBe("T");
  expect(rewardGlyph("★")).toBe("+");
});

test("rewards show a figure or their initials, and those with the same initials have different hills", () => {
  expect(["Sticker", "Signed jersey", "A seat in the scrim", "Role 20"].map(rewardGlyph)).toEqual([
    "S",
    "SJ",
    "SS",
    "20",
  ]);
  expect(rewardPicturePath("Sticker")).not.toBe(rewardPicturePath("Shirt"));
  expect(rewardPicturePath("Discord role")).not.toBe(rewardPicturePath("Staff role"));
});
