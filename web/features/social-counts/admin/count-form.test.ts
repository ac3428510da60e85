import { expect, test } from "vitest";
import { countIn } from "./count-form.tsx";

test.each([
  ["1500", 1500],
  [" 0 ", 0],
  ["1,500", 1500],
  ["12 400", 12_400],
  ["3,000,000", 3_000_000],
])("%j is a count", (typed, count) => {
  expect(countIn(typed)).toBe(count);
});

test.each(["", " ", "1.5K", "1.5", "-1", "1e3", "0x10", "1,5", "15,00", "many"])("%j isn't a count", (typed) => {
  expect(countIn(typed)).toBeUndefined();
});
