import { expect, test } from "vitest";
import { classesIn, collidingClasses, collidingKeyframes, straysIn, unusedClasses } from "./styles.ts";

test("two stylesheets that style the same class are reported, whatever surrounds the rule", () => {
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

test("a page's rule without its own class is reported: it would reach the next pages", () => {
  const sheets = {
    "web/ui/actions/button.css": "@layer ui { .button { gap: 0 } }",
    "web/features/news/a.css": ".news { gap: 0 } .news .button, :is(h2, .news) > b { gap: 0 } main h2 { gap: 1px }",
    "web/features/points/a.css": ".points { & .button { gap: 0 } } @media print { .news .button { gap: 0 } }",
  };
  expect(straysIn(sheets)).toEqual([
    "web/features/news/a.css: main h2 also styles markup outside web/features/news",
    "web/features/points/a.css: .news .button also styles markup outside web/features/points",
  ]);
});

test("the base styles may style elements", () => {
  expect(
    straysIn({ "web/ui/styles/globals.css": "body { margin: 0 }", "web/shell/shell.css": "main { gap: 0 }" }),
  ).toEqual([]);
});

test("two animations with the same name are reported", () => {
  const sheets = {
    "web/a.css": "@keyframes sweep { to { top: 0 } }",
    "web/b.css": "@keyframes sweep { to { left: 0 } }",
  };
  expect(collidingKeyframes(sheets)).toEqual(["@keyframes sweep is in web/a.css and web/b.css"]);
});

test("a class in no markup is reported, but not one that's put together from its start", () => {
  const sheets = { "web/a.css": ".badge, .badge--ok, .t3 { & > .bagde__icon { gap: 0 } }" };
  const markup = `className={\`badge badge--\${tone} t\${tier}\`} className="badge__icon"`;
  expect(unusedClasses(sheets, markup)).toEqual(["web/a.css: no markup has .bagde__icon"]);
});
