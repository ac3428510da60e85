import { expect, test } from "vitest";
import { excerptAdvice } from "./content-panel.tsx";

test.each([
  [0, "0 of 250 characters. 150 to 200 works best."],
  [149, "149 of 250 characters. 150 to 200 works best."],
  [150, "150 of 250 characters: just right."],
  [200, "200 of 250 characters: just right."],
  [250, "250 of 250 characters. 150 to 200 works best."],
  [262, "262 of 250 characters: 12 too many."],
])("an excerpt of %i characters gets the right advice", (length, advice) => {
  expect(excerptAdvice(` ${"é".repeat(length)}\n`)).toBe(advice);
});

test("an emoji counts as one character", () => {
  expect(excerptAdvice("🏆")).toMatch(/^1 of/);
});
