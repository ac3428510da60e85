import { expect, test } from "vitest";
import { blankAward, draftProblems, linesOf, pastedNames } from "./award-draft.ts";

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
  [" \n ", []],
])("the text %j has the names %j", (text, names) => {
  expect(pastedNames(text)).toEqual(names);
});
