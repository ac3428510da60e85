import { expect, test } from "vitest";
import { categories } from "./category.tsx";

test("each category of news has a colour of its own", () => {
  const colours = Object.values(categories).map(({ colour }) => colour);
  expect(new Set(colours).size).toBe(colours.length);
});
