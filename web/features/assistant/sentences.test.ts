import { expect, test } from "vitest";
import { inWords, listed, ordinal } from "./sentences.ts";

test("positions have the right ending", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 111, 113].map(ordinal).join(" ")).toBe(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 111th 113th",
  );
});

test("small counts are words, large ones figures", () => {
  expect([1, 8, 12, 13].map(inWords)).toEqual(["one", "eight", "twelve", "13"]);
});

test("a list reads like part of a sentence", () => {
  expect(listed([])).toBe("");
  expect(listed(["a"])).toBe("a");
  expect(listed(["a", "b", "c"])).toBe("a, b and c");
  expect(listed(["a", "b"], "disjunction")).toBe("a or b");
});
