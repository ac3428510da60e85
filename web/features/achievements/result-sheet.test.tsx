import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Achievement } from "#contract/achievements/schemas.ts";
import { ResultSheet } from "./result-sheet.tsx";

const results = (count: number): Achievement[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `0199f000-0000-7000-8000-0000000000${10 + index}`,
    title: `Open ${index + 1}`,
    description: "",
    position: index + 1,
    prize: "$100",
    date: "2025-11-09",
  }));
const sheetOf = (count: number) => renderToStaticMarkup(<ResultSheet results={results(count)} rise={undefined} />);
const rowsOf = (html = "") => html.split("<li").length - 1;

test("eight results stand open and the rest unfolds below them", () => {
  const [open, folded] = sheetOf(11).split("<details");

  expect(rowsOf(open)).toBe(8);
  expect(rowsOf(folded)).toBe(3);
  expect(folded).toContain("Show all 11");
  expect(folded).toContain("Open 11");
});

test("nothing is folded away where eight are all", () => {
  expect(sheetOf(8)).not.toContain("<details");
});

test("the row of a result is set by its tier", () => {
  expect(
    sheetOf(11)
      .match(/<li class="t\d"/g)
      ?.join(""),
  ).toBe([1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4].map((tier) => `<li class="t${tier}"`).join(""));
});
