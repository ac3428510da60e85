import { expect, test } from "vitest";
import { rowsBetween } from "./use-selection.ts";

const rows = ["a", "b", "c", "d"].map((id) => ({ id }));
const between = (from: string, to: string) => rowsBetween(rows, from, to).map(({ id }) => id);

test("a range goes up or down, and includes both ends", () => {
  expect(between("b", "d")).toEqual(["b", "c", "d"]);
  expect(between("c", "a")).toEqual(["a", "b", "c"]);
  expect(between("b", "b")).toEqual(["b"]);
});

test("there's no range from a row that's no longer shown", () => {
  expect(between("gone", "c")).toEqual([]);
  expect(between("", "c")).toEqual([]);
});
