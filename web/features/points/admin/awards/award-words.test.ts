import { expect, test } from "vitest";
import type { PlannedAward } from "#contract/points/awards/schemas.ts";
import { team } from "#web/testing/team.tsx";
import { keptWords, moreMatchesWords, sumOf } from "./award-words.ts";

const user = (name: string) => ({
  user: { id: name, discordUsername: null, name, email: "", points: 0 },
  amount: 5,
});

test.each([
  [[], 0, ""],
  [[user("Ava")], 0, "Too few points left to take back: Ava."],
  [[user("Ava"), user("Bob")], 1, "Too few points left to take back: Ava and Bob. 1 account has since been deleted."],
  [["A", "B", "C", "D", "E"].map(user), 0, "Too few points left to take back: A, B, C and 2 more."],
  [[], 2, "2 accounts have since been deleted."],
])("%j with %i deleted accounts reads %j", (left, deletedCount, words) => {
  expect(keptWords({ left, deletedCount }, team)).toBe(words);
});

test("says a member's Discord name, or their own where the team has no Discord", () => {
  const { user: ava, amount } = user("Ava");
  const kept = { left: [{ user: { ...ava, discordUsername: "ava_sample" }, amount }], deletedCount: 0 };
  const discord = { platform: "discord", url: "https://discord.example/summit" } as const;
  expect(keptWords(kept, { ...team, socials: [discord] })).toContain(": ava_sample.");
  expect(keptWords(kept, { ...team, socials: [] })).toContain(": Ava.");
});

const line = (id: string, amount: number, problem: PlannedAward["problem"] = null): PlannedAward => {
  const { user: found } = user(id);
  return { line: 1, given: id, user: found, matches: [], matchCount: 1, amount, reason: "", points: amount, problem };
};

test.each([
  [[line("Ava", 1)], "1 member gets 1 point in all."],
  [[line("Ava", 5), line("Ava", 10)], "1 member gets 15 points in all."],
  [[line("Ava", 500), line("Bob", 500), line("Cleo", 5, "repeated")], "2 members get 1,000 points in all."],
])("the sum of %j reads %j", (plan, words) => {
  expect(sumOf(plan, team)).toBe(words);
});

test("says what to do if more members match than are shown", () => {
  expect(moreMatchesWords(25, 1200)).toBe(
    "Showing 25 of 1,200. To choose someone else, put their email address in the list instead.",
  );
});
