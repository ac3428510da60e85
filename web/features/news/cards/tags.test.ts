import { expect, test } from "vitest";
import { cutTags } from "./tags.tsx";

test("at most three tags are shown and the rest are counted", () => {
  expect(cutTags(["duos", "draw", "albion", "open", "spring"])).toEqual({ shown: ["duos", "draw", "albion"], more: 2 });
});

test("three tags or fewer are shown without a count", () => {
  expect(cutTags(["solos", "heat-a", "final"])).toEqual({ shown: ["solos", "heat-a", "final"], more: 0 });
  expect(cutTags([])).toEqual({ shown: [], more: 0 });
});
