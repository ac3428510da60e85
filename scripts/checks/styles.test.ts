import { expect, test } from "vitest";
import { classesIn, collidingClasses } from "./styles.ts";

test("two stylesheets that style the same class are found, whatever stands around the rule", () => {
  const sheets = {
    "web/a.css": "/* .hidden { } */ .leaders { color: red; }",
    "web/b.css": "@media (width < 48em) { .others, .leaders:hover { gap: 1px } }",
  };
  expect(collidingClasses(sheets)).toEqual([".leaders is styled by web/a.css and web/b.css"]);
});

test("a stylesheet may adjust another's class within its own, or beside a second one", () => {
  expect(classesIn(".mine { & .theirs { gap: 0 } } .mine .theirs, .theirs.mine, :is(.theirs, .x) { gap: 0 }")).toEqual([
    "mine",
  ]);
});

test("a stylesheet that imports the other builds on it", () => {
  const sheets = { "web/a.css": ".box { gap: 0 }", "web/b.css": '@import "./a.css"; .box { gap: 1px }' };
  expect(collidingClasses(sheets)).toEqual([]);
});
