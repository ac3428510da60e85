import { expect, test } from "vitest";
import { conflictOf, mergedWith } from "./three-way-merge.ts";

const before = { title: "Final", excerpt: "Soon.", content: "Text.", tags: ["trios"] };
const newer = { ...before, title: "The final", excerpt: "Now.", tags: ["trios", "final"] };
const typed = { ...before, title: "Our final", content: "More text.", excerpt: "Now." };
const names = ["title", "excerpt", "content", "tags"] as const;

test("of two changes each keeps its own, and where both changed the same the typed one stays", () => {
  expect(mergedWith(newer, { before, typed }, names)).toEqual({
    ...before,
    title: "Our final",
    excerpt: "Now.",
    content: "More text.",
    tags: ["trios", "final"],
  });
});

test("only what both changed, and not alike, is a matter between them", () => {
  expect(conflictOf(newer, { before, typed }, names).names).toEqual(["title"]);
});
