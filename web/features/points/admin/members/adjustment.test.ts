import { expect, test } from "vitest";
import { team } from "#web/testing/team.tsx";
import { wordsOf } from "./adjustment.ts";

test.each([
  ["add", "250", "Add 250 points"],
  ["subtract", "1,000", "Subtract 1,000 points"],
  ["set", "0", "Set to 0 points"],
  ["add", "1", "Add 1 point"],
  ["set", "", "Set points"],
  ["add", "-5", "Add points"],
  ["subtract", "2.5", "Subtract points"],
  ["add", "lots", "Add points"],
] as const)("the button to %s %j reads %j", (action, amount, words) => {
  expect(wordsOf({ action, amount, description: "" }, team)).toBe(words);
});
