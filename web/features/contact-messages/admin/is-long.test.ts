import { expect, test } from "vitest";
import { isLong } from "./is-long.ts";

test("a text is long by its letters or by its lines", () => {
  expect(isLong("Hello.\n\nGreetings")).toBe(false);
  expect(isLong("a".repeat(421))).toBe(true);
  expect(isLong("a\n".repeat(7))).toBe(true);
});
