import { expect, test } from "vitest";
import { allLetters, drawingOf } from "./letters.ts";
import { learnLetters, ramp } from "./ramp.ts";

learnLetters(allLetters);

const everything = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const hero = { width: 1360, low: 112, high: 384 };

type Point = { x: number; y: number };
const pointsOf = (path: string): Point[] =>
  path
    .split(/[MLZ]/)
    .filter(Boolean)
    .map((point) => {
      const [x = Number.NaN, y = Number.NaN] = point.split(" ").map(Number);
      return { x, y };
    });

test("every capital and digit has its own letter; O and 0 share one", () => {
  const paths = [...everything].map((char) => ramp(char, hero).letters[0]?.path);
  expect(paths).not.toContain("");
  expect(new Set(paths).size).toBe(everything.length - 1);
});

test.each([...everything])("%s stands on the base, touches the climbing top and stays within its width", (char) => {
  const letters = ramp(`${char}${char}`, hero).letters;
  for (const { x, width, path } of letters) {
    const points = pointsOf(path);
    expect(Math.max(...points.map((point) => point.y))).toBe(384);
    expect(Math.min(...points.map((point) => point.x))).toBeGreaterThanOrEqual(x - 0.1);
    expect(Math.max(...points.map((point) => point.x))).toBeLessThanOrEqual(x + width + 0.1);
    const aboveTop = points.map((point) => 384 - point.y - (112 + (272 * point.x) / 1360));
    expect(Math.max(...aboveTop)).toBeCloseTo(0, 0);
  }
});

const ofEurope = [..."ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞŸĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŹŻŽȘȚẞ"];

test.each(ofEurope)("%s is drawn within its width and between the base and the climbing top", (char) => {
  const drawn = ramp(`${char}${char}`, hero).letters;
  for (const { x, width, path } of drawn) {
    const points = pointsOf(path);
    expect(points.length).toBeGreaterThan(3);
    expect(Math.max(...points.map((point) => point.y))).toBe(384);
    for (const point of points) {
      expect(point.x).toBeGreaterThanOrEqual(x - 0.1);
      expect(point.x).toBeLessThanOrEqual(x + width + 0.1);
      expect(384 - point.y - (112 + (272 * point.x) / 1360)).toBeLessThan(0.2);
    }
  }
});

test("every letter of Europe has a drawing of its own, and what isn't one has none", () => {
  const drawings = ofEurope.map(drawingOf);
  expect(new Set(drawings).size).toBe(ofEurope.length - 1); // Đ and Ð look alike
  for (const char of ["я", "!", "e", "é", "Ǽ́", "勝"]) expect(drawingOf(char), char).toBeUndefined();
});

test("a word fills its width, whatever its letters", () => {
  const last = ramp("QUARTZ", hero).letters.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(1360);
});

test("the first letters of a wordmark are as they were designed", () => {
  const [f, l] = ramp("FLINT", hero).letters;
  expect(f?.path).toBe(
    "M0 384L0 272L275.1 217L275.1 244.9L100.9 279.7L100.9 300L242.8 285L242.8 312.9L100.9 327.9L100.9 384Z",
  );
  expect(l?.path).toBe("M305.6 384L305.6 210.9L406.5 190.7L406.5 344.2L562.3 344.2L562.3 384Z");
});

test("a character without a letter leaves a space", () => {
  expect(ramp("A B", hero).letters.map(({ path }) => path === "")).toEqual([false, true, false]);
});
