import { expect, test } from "vitest";
import { canaries } from "#server/testing/cast/canaries.ts";
import { team } from "#team.config.ts";
import { drawArticleCard } from "./cards.ts";
import { drawLine, typeset } from "./typesetting.ts";

const column = { width: 1072, height: 275, largest: 132, smallest: 40, mostLines: 4 };

test("a short title gets one line in the largest size, a longer one gets smaller lines", () => {
  expect(typeset("Height wins", column)).toMatchObject({ size: 132, lines: ["Height wins"] });
  const { size, lines } = typeset("Two wins in six: the Pennine final, game by game", column);
  expect(lines).toEqual(["Two wins in six: the Pennine", "final, game by game"]);
  expect(size).toBeLessThan(132);
});

test("lines are about equally long, and no word is left alone if that can be avoided", () => {
  const { lines } = typeset("Twelve more months of layered rotates in the last circle", column);
  const lengths = lines.map(({ length }) => length);
  expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) / 2);
});

test.each([["W".repeat(160)], ["word ".repeat(32)], ["–".repeat(400)], [`${"long".repeat(30)} and short`]])(
  "%j fits, broken or cut where needed",
  (title) => {
    const { size, leading, lines } = typeset(title, column);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.length * leading).toBeLessThanOrEqual(column.height);
    expect(size).toBeGreaterThanOrEqual(column.smallest);
  },
);

test.each([
  "Łódź i Żółć",
  "Őrség, Šárka, București",
  "Þór á Ísafirði",
  "Diyarbakır, İğdır",
  "Победа! Їжак ґ",
  "Ήττα στην Αθήνα",
])("%s is set with all of its letters", (title) => {
  expect(typeset(title, column).lines.join(" ")).toBe(title);
});

test("accents that the typeface lacks are dropped, and characters it can't draw are left out", () => {
  expect(typeset("Café Ŝárka", column).lines).toEqual(["Café Sárka"]);
  expect(typeset("勝利 🏔 won", column).lines).toEqual(["won"]);
  expect(typeset("勝利", column).lines).toEqual([]);
});

test("a line is drawn as paths, not written as text", () => {
  expect(drawLine("a <b", 100, { x: 10, y: 50 })).toMatch(
    /^(<path transform="translate\([\d.]+ 50\) scale\(0\.1\)" d="[MLQ\d. -]+"\/>){3}$/,
  );
});

test.each(canaries)("a card has nothing but outlines for the title %j", (title) => {
  const card = drawArticleCard({ title, words: title, category: "general", wordmark: team.wordmark });
  expect(card).not.toMatch(/NaN|Infinity|undefined/);
  expect(new Set(card.match(/<\/?[a-z]\w*/gi))).toEqual(
    new Set(["<svg", "<rect", "<clipPath", "<path", "</clipPath", "<g", "</g", "</svg"]),
  );
});
