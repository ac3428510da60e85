import { expect, test } from "vitest";
import { cutBio, widestPartOf } from "./player-entry.tsx";

const sentence = "Writes the drop map for every patch, and keeps a notebook of each lobby that went wrong in the end.";

test("a short bio is shown whole", () => {
  expect(cutBio(sentence)).toEqual({ start: sentence, rest: "" });
});

test("a long bio is cut after a sentence", () => {
  expect(cutBio(`${sentence}\n\n${sentence} ${sentence}`)).toEqual({
    start: sentence,
    rest: `${sentence} ${sentence}`,
  });
});

test("one long sentence is cut between words, and one long word anywhere", () => {
  const { start, rest } = cutBio("height ".repeat(60));
  expect(`${start} ${rest}`).toBe("height ".repeat(60));
  expect(start.length).toBeLessThanOrEqual(200);
  expect(cutBio("x".repeat(300)).start).toHaveLength(200);
});

test("Greek and Cyrillic letters count as a fifth wider than a capital", () => {
  expect(widestPartOf("Παράδειγμα")).toBe(12);
  expect(widestPartOf("Пример")).toBe(8);
});

test("Japanese letters count as wide as they are tall", () => {
  expect(widestPartOf("競技者")).toBe(8);
});
