import { expect, test } from "vitest";
import { bodyOf, valuesOf } from "./item-form.tsx";

test("an item without a picture is sent without one, and its price as a number", () => {
  const jersey = { ...valuesOf(undefined), name: "Jersey", price: "7,500", imageUrl: " " };
  expect(bodyOf(jersey)).toEqual({ name: "Jersey", description: "", price: 7500, imageUrl: null, isActive: true });
});
