import { expect, test } from "vitest";
import { cutBio, rosterPlaces, widestPartOf } from "./player-entry.tsx";

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

function placesOf(count: number) {
  const { placeOf } = rosterPlaces(count);
  return Array.from({ length: count }, (_, index) => placeOf(index));
}
const stepsOf = (count: number) => placesOf(count).map(({ step }) => step);

test("six players climb in one row", () => {
  expect(rosterPlaces(6).columns).toBe(6);
  expect(stepsOf(6)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("more than six climb again in each row", () => {
  expect(rosterPlaces(12).columns).toBe(6);
  expect(stepsOf(12)).toEqual([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]);
});

test("rows are as even as possible, and a short one is aligned right, where the tallest stand", () => {
  expect(stepsOf(8)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  expect(rosterPlaces(14).columns).toBe(5);
  expect(stepsOf(14)).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 1, 2, 3, 4]);
});

test("a tablet has rows of three, which climb too", () => {
  expect(placesOf(8).map(({ tabletStep }) => tabletStep)).toEqual([0, 1, 2, 0, 1, 2, 1, 2]);
});

test("in one list they climb from the first to the last", () => {
  expect(placesOf(6).map(({ listStep }) => listStep)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(placesOf(11).map(({ listStep }) => listStep)).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]);
});

test("fewer players stand further apart, but one alone doesn't fill the page", () => {
  expect(rosterPlaces(4).columns).toBe(4);
  expect(stepsOf(4)).toEqual([0, 1, 2, 3]);
  expect(rosterPlaces(1).columns).toBe(3);
  expect(placesOf(1)).toEqual([{ step: 2, tabletStep: 2, listStep: 5 }]);
});
