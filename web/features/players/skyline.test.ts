import { expect, test } from "vitest";
import { skyline } from "./skyline.ts";

function stepsOf(count: number) {
  const { stepOf } = skyline(count);
  return Array.from({ length: count }, (_, index) => stepOf(index));
}

test("six players climb in one row", () => {
  expect(skyline(6).columns).toBe(6);
  expect(stepsOf(6)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("more than six climb again in each row", () => {
  expect(skyline(12).columns).toBe(6);
  expect(stepsOf(12)).toEqual([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]);
});

test("a row that is not full ends at the right, where the tallest stand", () => {
  expect(stepsOf(8)).toEqual([0, 1, 2, 3, 4, 5, 4, 5]);
});

test("fewer players stand further apart, but one alone does not fill the page", () => {
  expect(skyline(4).columns).toBe(4);
  expect(stepsOf(4)).toEqual([0, 1, 2, 3]);
  expect(skyline(1).columns).toBe(3);
  expect(stepsOf(1)).toEqual([2]);
});
