import { expect, test } from "vitest";
import { digitsOf, lettersOf, longestWord } from "./digits.ts";

test("a figure says how many characters it takes", () => {
  expect(digitsOf("$1,250")).toEqual({ "--digits": 6 });
});

test("a heading says how long its longest word is only if it has no room for it", () => {
  expect(longestWord("Albion Duos Open")).toBe("Albion");
  expect(lettersOf("Albion Duos Open")).toBeUndefined();
  expect(lettersOf("The Donaudampfschifffahrt cup")).toEqual({ "--letters": 21 });
});
