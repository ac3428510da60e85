import { expect, test } from "vitest";
import { itemsOf, missingNumbers, problemsOf, summaryOf } from "./bar.ts";

const files: Record<string, string> = {
  home: "",
  "points.test.ts": 'test("points come back with a cancellation", async () => {',
};
const problems = (evidence: string) => problemsOf({ number: 7, evidence }, (path) => files[path]);

test("rows of the tables are read, whatever else the document says", () => {
  const text =
    "# Promises\n\n| | promise | shown by |\n|---|---|---|\n| 1 | Sign in. | `points.test.ts` |\n| 2 | No. | Does not apply: why |\n";
  expect(itemsOf(text)).toEqual([
    { number: 1, evidence: "`points.test.ts`" },
    { number: 2, evidence: "Does not apply: why" },
  ]);
});

test("a file or a title that doesn't exist is reported", () => {
  expect(problems("`pionts.test.ts`")).toEqual(["docs/bar.md: 7: there's no pionts.test.ts"]);
  expect(problems('`points.test.ts` "points go"')).toEqual(['docs/bar.md: 7: points.test.ts has no test "points go"']);
  expect(problems('`points.test.ts` "points come back with a cancellation", `points.test.ts`')).toEqual([]);
});

test("an item without a test needs a reason", () => {
  expect(problems("journeys `home`, `hame`")).toEqual(["docs/bar.md: 7: there's no hame"]);
  expect(problems("Surely fine")).toHaveLength(1);
  expect(problems("Does not apply:")).toHaveLength(1);
  expect(problems("Does not apply: nobody can do that")).toEqual([]);
});

test("every number is there once", () => {
  const items = [1, 2, 2].map((number) => ({ number, evidence: "" }));
  expect(missingNumbers(items, 3)).toEqual(["docs/bar.md: 2 must be in it once", "docs/bar.md: 3 must be in it once"]);
});

test("the summary counts what is shown, partly shown and not", () => {
  const evidence = [
    "`a.test.ts`",
    "`a.test.ts`. Not yet: all",
    "Missing: no test",
    "Does not apply: why",
    "`b.test.ts`",
  ];
  const items = evidence.map((each, place) => ({ number: place + 1, evidence: each }));
  expect(summaryOf(items)).toBe("5 promises: 2 shown, 1 partly, 1 not yet, 1 do not apply");
});
