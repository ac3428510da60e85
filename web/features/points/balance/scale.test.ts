import { expect, test } from "vitest";
import { scaleOf } from "./scale.ts";

const priced = (...prices: number[]) => prices.map((price) => ({ id: `${price}`, name: `Reward ${price}`, price }));

const labelsOn = (width: "wide" | "narrow", prices: number[]) =>
  scaleOf(priced(...prices), 0)
    ?.marks.filter(({ isLabelled }) => isLabelled[width])
    .map(({ price }) => price);

test("a quarter of the highest price is halfway up", () => {
  const scale = scaleOf(priced(7500, 1875), 1875);
  expect(scale?.you).toBe(50);
  expect(scale?.marks.map(({ price, place }) => [price, place])).toEqual([
    [1875, 50],
    [7500, 100],
  ]);
});

test("a balance above the highest price is at the top, and an empty one at the bottom", () => {
  expect(scaleOf(priced(500, 1000), 1_000_000_000)?.you).toBe(100);
  expect(scaleOf(priced(500, 1000), 0)?.you).toBe(0);
});

test("a reward far out of reach doesn't squash the rest of the scale", () => {
  const scale = scaleOf(priced(1, 250, 1000, 12_500, 1_000_000_000), 3948);
  expect(scale?.marks.map(({ price }) => price)).toEqual([1, 250, 1000, 12_500]);
  expect(scale?.you).toBeGreaterThan(50);
  expect(scaleOf(priced(5, 1_000_000_000), 10)?.marks.map(({ price }) => price)).toEqual([5, 1_000_000_000]);
});

test("without rewards there is no scale", () => {
  expect(scaleOf([], 1240)).toBeUndefined();
});

test("a single reward has all the room", () => {
  expect(scaleOf(priced(500), 20)?.marks).toMatchObject([{ place: 100, room: 100, isLast: true }]);
});

test("a narrow page labels only some of the demo's rewards", () => {
  const prices = [500, 1000, 2500, 4000, 7500];
  expect(labelsOn("wide", prices)).toEqual(prices);
  expect(labelsOn("narrow", prices)).toEqual([500, 2500, 7500]);
});

test.each(["wide", "narrow"] as const)("labels of thirty rewards on a %s page don't overlap", (width) => {
  const scale = scaleOf(priced(...Array.from({ length: 30 }, (_, index) => (index + 1) * 100)), 0);
  const shown = scale?.marks.filter(({ isLabelled }) => isLabelled[width]) ?? [];
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.at(-1)?.price).toBe(3000);
  const apart = width === "wide" ? 10 : 20;
  for (const [index, { place }] of shown.entries())
    expect(place - (shown[index - 1]?.place ?? -100)).toBeGreaterThanOrEqual(apart);
});

test("all labels together take no more room than the scale", () => {
  const { marks = [] } = scaleOf(priced(1, 20, 300, 300, 301, 990, 1000), 0) ?? {};
  const room = marks.reduce((sum, mark) => sum + mark.room, 0);
  expect(room).toBeLessThanOrEqual(100);
});
