import { expect, test } from "vitest";
import { Shelf } from "./shelf.ts";

test("what was put there is found, anything else is not", () => {
  const shelf = new Shelf<number>(4);
  shelf.put("one", 1);
  expect(shelf.find("one")).toBe(1);
  expect(shelf.find("two")).toBeUndefined();
});

test("of things asked for once, the oldest goes first", () => {
  const shelf = new Shelf<number>(4);
  for (const name of ["a", "b", "c"]) shelf.put(name, 0);
  expect(["a", "b", "c"].map((name) => shelf.find(name) === 0)).toEqual([false, true, true]);
});

test("a run of new things does not push out what was asked for again", () => {
  const shelf = new Shelf<number>(4);
  shelf.put("home", 1);
  shelf.find("home");
  for (let number = 0; number < 100; number++) shelf.put(`made up ${number}`, 0);
  expect(shelf.find("home")).toBe(1);
});

test("it never holds more than its places", () => {
  const shelf = new Shelf<number>(4);
  const names = Array.from({ length: 20 }, (_, number) => `thing ${number}`);
  for (const name of names) {
    shelf.put(name, 0);
    shelf.find(name);
  }
  expect(names.filter((name) => shelf.find(name) === 0)).toEqual(names.slice(-4));
});
