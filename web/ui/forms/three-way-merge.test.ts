import { expect, test } from "vitest";
import { conflictOf, mergedWith } from "./three-way-merge.ts";

const before = { title: "Final", excerpt: "Soon.", content: "Text.", tags: ["trios"] };
const newer = { ...before, title: "The final", excerpt: "Now.", tags: ["trios", "final"] };
const typed = { ...before, title: "Our final", content: "More text.", excerpt: "Now." };
const names = ["title", "excerpt", "content", "tags"] as const;

test("keeps both people's changes, and the typed one if both changed the same thing", () => {
  expect(mergedWith(newer, { before, typed }, names)).toEqual({
    ...before,
    title: "Our final",
    excerpt: "Now.",
    content: "More text.",
    tags: ["trios", "final"],
  });
});

test("only what both changed differently is a conflict", () => {
  expect(conflictOf(newer, { before, typed }, names).names).toEqual(["title"]);
});
