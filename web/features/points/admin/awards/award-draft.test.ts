import { expect, test } from "vitest";
import { blankAward, draftProblems, linesOf, pastedLines } from "./award-draft.ts";

const pasted = { ...blankAward, source: "paste", names: "ava, bob" } as const;

test("only the chosen source of names counts", () => {
  expect(linesOf(pasted)).toEqual([{ name: "ava" }, { name: "bob" }]);
  expect(linesOf({ ...pasted, source: "choose" })).toEqual([]);
});

test.each([
  [blankAward, { who: "Choose who gets points first" }],
  [pasted, { amount: "Enter an amount" }],
  [{ ...pasted, amount: "0" }, { amount: "Amount must be a whole number, 1 or more" }],
  [{ ...pasted, amount: "lots" }, { amount: "Amount must be a whole number, 1 or more" }],
  [{ ...pasted, amount: "1,000" }, {}],
  [{ ...pasted, names: "x,".repeat(501), amount: "1" }, { who: "At most 500 members at once. Please split the list." }],
])("the draft %j has the problems %j", (draft, problems) => {
  expect(draftProblems(draft)).toEqual(problems);
});

test("a file with every amount needs no other amount", () => {
  const file = { name: "awards.csv", lines: [{ name: "ava", amount: 5 }] };
  expect(draftProblems({ ...blankAward, source: "file", file })).toEqual({});
  const without = { name: "awards.csv", lines: [{ name: "ava" }] };
  expect(draftProblems({ ...blankAward, source: "file", file: without })).toEqual({ amount: "Enter an amount" });
});

test.each([
  ["ava\nbob\r\n\n@Cleo Sample \n", ["ava", "bob", "@Cleo Sample"]],
  ["ava, bob;cleo,,", ["ava", "bob", "cleo"]],
  ["1. ava\n2) bob\n10. @cleo\n", ["ava", "bob", "@cleo"]],
  ["- ava\n• bob\n * @cleo\n– 2 fast", ["ava", "bob", "@cleo", "2 fast"]],
  ["1.ava, 7eve, -x, 3 kings", ["1.ava", "7eve", "-x", "3 kings"]], // part of the name
  ["(1) ava\n2: bob\n- [ ] cleo\n[x] dov", ["ava", "bob", "cleo", "dov"]],
  ["● ava\n▪ bob\n\uf0b7\tcleo\no\tdov\n☐ eve", ["ava", "bob", "cleo", "dov", "eve"]], // as Google Docs and Word copy them
  ["1\tava\n2.\tbob\n\tcleo", ["ava", "bob", "cleo"]],
  [" \n ", []],
])("the text %j has the names %j", (text, names) => {
  expect(pastedLines(text)).toEqual(names.map((name) => ({ name })));
});

test.each([
  ["ava\t500", [{ name: "ava", amount: 500 }]],
  [
    "1\t@ava\t1,000\n2\tbob\t+20\tBest clip",
    [
      { name: "@ava", amount: 1000 },
      { name: "bob", amount: 20, reason: "Best clip" },
    ],
  ],
  ["2024\t500", [{ name: "2024", amount: 500 }]],
  ["- ava\tlots", [{ name: "ava", amount: null }]],
])("from a spreadsheet, the text %j has the lines %j", (text, lines) => {
  expect(pastedLines(text)).toEqual(lines);
});
