import { expect, test } from "vitest";
import { pageName } from "./page-name.ts";

test("pages are told by their names, and one that has none by its path", () => {
  const pages = ["/", "/about", "/management-application", "/old-page"];
  expect(pages.map((page) => pageName({ page, title: null }))).toEqual([
    "Home",
    "About",
    "Management application",
    "/old-page",
  ]);
});

test("an article is told by its title, and one that is gone by the words of its address", () => {
  const page = "/news/01980000-0000-7000-8000-000000000009/first-win";
  expect(pageName({ page, title: "First win" })).toBe("First win");
  expect(pageName({ page, title: null })).toBe("Article: first-win");
});
