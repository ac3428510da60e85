import { expect, test } from "vitest";
import { comparison, headingOf, periodIn, signed } from "./period-words.ts";

test.each([
  [120, 100, 30, "20 more than in the 30 days before (+20%)"],
  [80, 100, 7, "20 fewer than in the 7 days before (\u221220%)"],
  [100, 100, 90, "as many as in the 90 days before"],
  [3000, 1000, 365, "2,000 more than in the year before (+200%)"],
  [5, 0, 30, "none in the 30 days before"],
  [0, 0, 30, "none in the 30 days before either"],
])("%i views after %i in %i days read %j", (now, before, days, words) => {
  expect(comparison(now, before, days)).toBe(words);
});

test("an unknown period falls back to the usual one", () => {
  expect([7, 365, 12].map((days) => periodIn({ days }))).toEqual(["7", "365", "30"]);
  expect(periodIn({})).toBe("30");
  expect([7, 365].map(headingOf)).toEqual(["The last 7 days", "The last year"]);
});

test("a difference is written with its sign", () => {
  expect([5, -1200, 0].map(signed)).toEqual(["+5", "\u22121,200", "0"]);
});
