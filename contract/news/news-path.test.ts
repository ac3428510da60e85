import { expect, test } from "vitest";
import { newsPath, tagPath, tagSlug } from "./news-path.ts";

test.each([
  ["roster", "/news/tags/roster"],
  ["Heat A", "/news/tags/heat-a"],
  ["Café  Cup", "/news/tags/cafe-cup"],
  ["1/2 final", "/news/tags/1%2F2-final"],
  ["100%", "/news/tags/100%25"],
  ["勝利", "/news/tags/%E5%8B%9D%E5%88%A9"],
])("the tag %s has its page at %s", (tag, path) => {
  expect(tagPath(tag)).toBe(path);
});

test("the words of an address lead to the same address", () => {
  for (const tag of ["Heat A", "Größe", "ﬁnal", "C#"]) expect(tagSlug(tagSlug(tag))).toBe(tagSlug(tag));
});

test("a list's address says what it's narrowed to and where it starts", () => {
  expect(newsPath({})).toBe("/news");
  expect(newsPath({ category: "match-recap", cursor: "abc" })).toBe("/news/category/match-recap?cursor=abc");
  expect(newsPath({ search: "two wins & more", cursor: "abc" })).toBe("/news?search=two+wins+%26+more&cursor=abc");
});
