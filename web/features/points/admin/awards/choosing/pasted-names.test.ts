import { expect, test } from "vitest";
import { pastedNames } from "./pasted-names.ts";

test.each([
  ["ava\nbob\r\n\n@Cleo Sample \n", ["ava", "bob", "@Cleo Sample"]],
  ["ava, bob;cleo,,", ["ava", "bob", "cleo"]],
  [" \n ", []],
])("of %j the names are %j", (text, names) => {
  expect(pastedNames(text)).toEqual(names);
});
