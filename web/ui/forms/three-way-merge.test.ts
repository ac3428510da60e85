import { expect, test } from "vitest";
import { conflictOf } from "./three-way-merge.ts";

const before = { title: "Final", excerpt: "Soon.", content: "Text.", tags: ["trios"] };
const newer = { ...before, title: "The final", excerpt: "Now.", tags: ["trios", "final"] };
const typed = { ...before, title: "Our final", content: "More text.", excerpt: "Now." };

test("only what both changed differently is a conflict", () => {
  expect(conflictOf(newer, { before, typed }).names).toEqual(["title"]);
});
