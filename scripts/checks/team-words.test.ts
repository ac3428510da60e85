import { expect, test } from "vitest";
import { ownWords, quotedIn } from "./team-words.ts";

const facts = {
  name: "Crag",
  wordmark: "CRAG",
  zone: "Bern",
  plans: [{ per: "per month" }, { lead: "Nobody climbs it." }],
};

test("a test that quotes the team is reported, unless the product says the same or it's any word", () => {
  const words = ownWords(facts, 'const example = "per month";');
  expect(words).toEqual(["Crag", "CRAG", "Nobody climbs it."]);
  expect(quotedIn("a.test.ts", 'expect(text).toBe("Nobody climbs it.")', words)).toEqual([
    'a.test.ts quotes the first team: "Nobody climbs it.". Take it from the facts, or invent one',
  ]);
  expect(quotedIn("a.test.ts", "expect(text).toBe(team.lead) // per month in Bern", words)).toEqual([]);
});
