import { expect, test } from "vitest";
import { pageName } from "./page-name.ts";

test("the root path is Home, and other pages are told by their paths", () => {
  expect(["/", "/about", "/news"].map(pageName)).toEqual(["Home", "/about", "/news"]);
});

test("an article is told by its name, without its id", () => {
  expect(pageName("/news/01980000-0000-7000-8000-000000000009/first-win")).toBe("/news/…/first-win");
});
