import { expect, test } from "vitest";
import { pageName } from "./page-name.ts";

test("a page is shown by its name, or by its path if it has none", () => {
  const pages = ["/", "/about", "/management-application", "/old-page"];
  expect(pages.map((page) => pageName({ page, title: null }))).toEqual([
    "Home",
    "About",
    "Management application",
    "/old-page",
  ]);
});

test("an article is shown by its title, or by the words of its address if it is gone", () => {
  const page = "/news/01980000-0000-7000-8000-000000000009/first-win";
  expect(pageName({ page, title: "First win" })).toBe("First win");
  expect(pageName({ page, title: null })).toBe("Article: first-win");
});
