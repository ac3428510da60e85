import { expect, test } from "vitest";
import { moved } from "./video-table.tsx";

const all = ["one", "two", "five"].map((id) => ({ id }));
const up = (place: number) => place - 1;
const down = (place: number) => place + 1;
const top = () => 0;

test("moving a video up or down swaps it with its neighbour", () => {
  expect(moved(all, "five", up)).toEqual(["one", "five", "two"]);
  expect(moved(all, "one", down)).toEqual(["two", "one", "five"]);
});

test("moving a video to the top leaves the others in their order", () => {
  expect(moved(all, "five", top)).toEqual(["five", "one", "two"]);
});

test("the first can't move up, and the last can't move down", () => {
  const asTheyAre = ["one", "two", "five"];
  for (const [id, to] of [
    ["one", up],
    ["one", top],
    ["five", down],
    ["gone", down],
  ] as const)
    expect(moved(all, id, to)).toEqual(asTheyAre);
});
