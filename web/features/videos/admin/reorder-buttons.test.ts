import { expect, test } from "vitest";
import { moved } from "./reorder-buttons.tsx";

const all = ["one", "two", "five"].map((id) => ({ id }));

test("moving a video swaps it with its neighbour", () => {
  expect(moved(all, "five", -1)).toEqual(["one", "five", "two"]);
  expect(moved(all, "one", 1)).toEqual(["two", "one", "five"]);
});

test("the first can't move up, and the last can't move down", () => {
  const asTheyAre = ["one", "two", "five"];
  expect([moved(all, "one", -1), moved(all, "five", 1), moved(all, "gone", 1)]).toEqual([
    asTheyAre,
    asTheyAre,
    asTheyAre,
  ]);
});
