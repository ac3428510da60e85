import { expect, test } from "vitest";
import { maxPoints } from "#contract/points/constants.ts";
import { Programme } from "./programme.ts";

const awards = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ description: `Turn ${index}`, amount: index + 1 }));
const wholeNumber = "Please enter a whole number from 1 to 1,000,000,000";

test.each([
  [{ awards: awards(13) }, "Please list 12 awards at most"],
  [{ awards: [...awards(2), { description: "Turn 0", amount: 5 }] }, "Please list Turn 0 only once"],
  [{ awards: [{ description: "Free", amount: 0 }] }, wholeNumber],
  [{ awards: [{ description: "Half", amount: 0.5 }] }, wholeNumber],
  [{ awards: [{ description: "Whole", amount: "50" }] }, wholeNumber],
  [{ awards: [{ description: "Huge", amount: maxPoints + 1 }] }, wholeNumber],
  [{ ways: Array.from({ length: 9 }, () => "cooking") }, "Please list 8 ways at most"],
])("%j is refused with a sentence", (some, sentence) => {
  const { error } = Programme.safeParse({ name: "Poeng", invitation: "Samle poeng", unit: {}, awards: [], ...some });
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test("a programme may have no ways to earn points and no awards, or the most there can be", () => {
  const unit = { one: "poeng", many: "poeng" };
  const named = { isOn: true, name: "Poeng", invitation: "Samle poeng", unit };
  for (const some of [
    { ways: [], awards: [] },
    { ways: Array.from({ length: 8 }, (_, index) => `way ${index}`), awards: awards(12) },
  ])
    expect(Programme.parse({ ...named, ...some })).toEqual({ ...named, ...some });
});
