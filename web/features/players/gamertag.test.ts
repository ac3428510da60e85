import { expect, test } from "vitest";
import { widestPartOf } from "./gamertag.ts";

test("a tag in Greek or Cyrillic is fitted as its letters are, a fifth wider than a capital", () => {
  expect(widestPartOf("Παράδειγμα")).toBe(12);
  expect(widestPartOf("Пример")).toBe(8);
});

test("a tag in Japanese has letters as wide as they are tall", () => {
  expect(widestPartOf("競技者")).toBe(8);
});
