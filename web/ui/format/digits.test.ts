import { expect, test } from "vitest";
import { digitsOf, lettersOf, longestWord } from "./digits.ts";

test("a figure says how many places it takes", () => {
  expect(digitsOf("$1,250")).toEqual({ "--digits": 6 });
});

test("a heading says how long its longest word is, and only where that is more than it has room for", () => {
  expect(longestWord("Albion Duos Open")).toBe("Albion");
  expect(lettersOf("Albion Duos Open")).toBeUndefined();
  expect(lettersOf("The Donaudampfschifffahrt cup")).toEqual({ "--letters": 21 });
});
