import { expect, test } from "vitest";
import { widestPartOf } from "./gamertag.ts";

test("Greek and Cyrillic letters count as a fifth wider than a capital", () => {
  expect(widestPartOf("Παράδειγμα")).toBe(12);
  expect(widestPartOf("Пример")).toBe(8);
});

test("Japanese letters count as wide as they are tall", () => {
  expect(widestPartOf("競技者")).toBe(8);
});
