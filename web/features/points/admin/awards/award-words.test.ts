import { expect, test } from "vitest";
import { keptWords } from "./award-words.ts";

const user = (name: string) => ({
  user: { id: name, discordUsername: null, name, email: "", points: 0 },
  amount: 5,
});

test.each([
  [[], 0, ""],
  [[user("Ava")], 0, "Too few points left to take back: Ava."],
  [[user("Ava"), user("Bob")], 1, "Too few points left to take back: Ava and Bob. 1 account was deleted since."],
  [["A", "B", "C", "D", "E"].map(user), 0, "Too few points left to take back: A, B, C and 2 more."],
  [[], 2, "2 accounts were deleted since."],
])("of %j and %i deleted accounts it says %j", (left, deletedCount, words) => {
  expect(keptWords({ left, deletedCount })).toBe(words);
});
