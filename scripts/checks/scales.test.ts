import { expect, test } from "vitest";
import { misnamedColumns, offScale } from "./scales.ts";

const problemsOf = (sheets: Record<string, string>, code: Record<string, string> = {}) =>
  offScale(sheets, code).filter((problem) => !problem.startsWith("scripts/checks/scales.ts names"));

test("a length that is neither a token nor on a list is reported", () => {
  const css = ".a { padding: 13px var(--spacing-12) 3px; margin: -13px 0 -0.33rem; width: 104px; max-width: 34em }";
  const advice =
    "is on no scale: use a token of web/ui/styles/tokens.css, or name the exception in scripts/checks/scales.ts";
  expect(problemsOf({ "web/a.css": css })).toEqual([`web/a.css: 13px ${advice}`, `web/a.css: 0.33rem ${advice}`]);
});

test("tokens, shares of the window and comments aren't on a scale", () => {
  expect(
    problemsOf({
      "web/ui/styles/tokens.css": ":root { --spacing-13: 13px; --text-h1: clamp(4.51rem, 13vw, 9.9rem) }",
      "web/a.css": '/* 13px */ .a { width: min(50vw, 12cqi); --spacing-13px: 0; content: "13px" }',
    }),
  ).toEqual([]);
});

test("a poster's size is its own file's alone", () => {
  const css = ".a { font-size: clamp(9rem, 20.8vw, 21rem) }";
  expect(problemsOf({ "web/features/team/about/about-hero.css": css })).toEqual([]);
  expect(problemsOf({ "web/a.css": css })).toHaveLength(2);
});

test("a condition in another spelling is reported, in styles and in code", () => {
  const spellings = [
    "@media (width < 48em) and (height < 26em) { }",
    "@media (max-width: 47.99em) { }",
    "@media (48em <= width < 72em) { }",
    "@media print, (scripting: none) { }",
    "@container table (width < 2em) { }",
  ];
  expect(
    problemsOf({ "web/a.css": spellings.join(" ") }, { "web/a.ts": 'matchMedia("(min-width: 72em)")' }).map(
      (problem) => problem.split(" isn't ")[0],
    ),
  ).toEqual([
    "web/a.css: (max-width: 47.99em)",
    "web/a.css: (48em <= width < 72em)",
    "web/a.css: table (width < 2em)",
    "web/a.ts: (min-width: 72em)",
  ]);
});

test("what no stylesheet uses any more leaves the lists", () => {
  expect(offScale({ "web/a.css": ".a { width: 104px }" }, {})).toContain(
    "scripts/checks/scales.ts names 112px, which no stylesheet uses",
  );
  expect(offScale({ "web/a.css": ".a { width: 104px }" }, {}).join()).not.toContain("names 104px");
});

test("a column is addressed by a name that a table gives it, not by counting", () => {
  const css = `
    .a td:nth-child(2) { gap: 0 }
    .a :is(th, td):nth-child(4) { gap: 0 }
    .a:has(thead th:nth-child(3)) td[data-column="role"] { gap: 0 }
    .a [data-column="rôle"] { gap: 0 }`;
  expect(misnamedColumns({ "web/a.css": css }, '{ header: "Role", id: "role" }')).toEqual([
    'web/a.css: td:nth-child(2) breaks when a column moves: use [data-column="..."]',
    'web/a.css: td):nth-child(4) breaks when a column moves: use [data-column="..."]',
    'web/a.css: no table has a column "rôle"',
  ]);
});
