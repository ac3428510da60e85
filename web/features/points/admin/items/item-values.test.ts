import { expect, test } from "vitest";
import { bodyOf, type ItemValues, mergedWith } from "./item-values.ts";

const jersey: ItemValues = { name: "Jersey", description: "A shirt.", price: "7500", imageUrl: "", isActive: true };

test("of two changes each keeps its own, and where both changed the same the typed one stays", () => {
  const newer = { ...jersey, price: "8000", name: "Jersey 2026", isActive: false };
  const typed = { ...jersey, description: "The shirt of the year.", name: "Jersey kit" };
  expect(mergedWith(newer, { before: jersey, typed })).toEqual({
    name: "Jersey kit",
    description: "The shirt of the year.",
    price: "8000",
    imageUrl: "",
    isActive: false,
  });
});

test("an item without a picture is sent without one", () => {
  expect(bodyOf({ ...jersey, imageUrl: " " })).toMatchObject({ price: 7500, imageUrl: null });
});
