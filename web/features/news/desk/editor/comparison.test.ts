import { expect, test } from "vitest";
import { type ArticleValues, blankArticle } from "./article-values.ts";
import { clashOf, mergedWith } from "./comparison.ts";

const before: ArticleValues = { ...blankArticle, title: "Final", excerpt: "Soon.", content: "Text.", tags: ["trios"] };
const newer: ArticleValues = { ...before, title: "The final", excerpt: "Now.", tags: ["trios", "final"] };
const typed: ArticleValues = { ...before, title: "Our final", content: "More text.", excerpt: "Now." };

test("of two changes each keeps its own, and where both changed the same the typed one stays", () => {
  expect(mergedWith(newer, { before, typed })).toEqual({
    ...before,
    title: "Our final",
    excerpt: "Now.",
    content: "More text.",
    tags: ["trios", "final"],
  });
});

test("only what both changed, and not alike, is a matter between them", () => {
  expect(clashOf(newer, { before, typed }).names).toEqual(["title"]);
});
