import { expect, test } from "vitest";
import { formatDollars } from "./numbers.ts";

test("dollars are grouped by thousands", () => {
  expect(formatDollars(0)).toBe("$0");
  expect(formatDollars(900)).toBe("$900");
  expect(formatDollars(1_234_567)).toBe("$1,234,567");
});
