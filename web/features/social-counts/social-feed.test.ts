import { expect, test } from "vitest";
import { toneOf } from "./social-feed.tsx";

test("an increase plays at a volume of 0.3", () => {
  expect(toneOf(36).volume).toBe(0.3);
});

test("a decrease is quieter and slower than an increase", () => {
  expect(toneOf(-12).volume).toBeLessThan(toneOf(36).volume);
  expect(toneOf(-12).seconds).toBeGreaterThan(toneOf(36).seconds);
});
