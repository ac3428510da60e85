import { expect, test } from "vitest";
import { moved } from "./move-buttons.tsx";

const all = ["one", "two", "five"].map((id) => ({ id }));

test("two neighbours change places", () => {
  expect(moved(all, "five", -1)).toEqual(["one", "five", "two"]);
  expect(moved(all, "one", 1)).toEqual(["two", "one", "five"]);
});

test("the first moves no further up, the last no further down", () => {
  const asTheyAre = ["one", "two", "five"];
  expect([moved(all, "one", -1), moved(all, "five", 1), moved(all, "gone", 1)]).toEqual([
    asTheyAre,
    asTheyAre,
    asTheyAre,
  ]);
});
