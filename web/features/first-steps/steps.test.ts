import { expect, test } from "vitest";
import { stepsOf } from "./steps.ts";

const untouched = {
  hasOwnTeam: false,
  hasDemonstration: true,
  hasOwnPlayer: false,
  hasOwnArticle: false,
  hasOwnIcon: false,
};
const takenOf = (steps: ReturnType<typeof stepsOf>) => steps.filter(({ isTaken }) => isTaken).map(({ name }) => name);

test("a new site has all its steps ahead", () => {
  expect(takenOf(stepsOf(untouched))).toEqual([]);
});

test("each fact about the site completes one step", () => {
  const facts = {
    hasOwnTeam: true,
    hasDemonstration: false,
    hasOwnPlayer: true,
    hasOwnArticle: true,
    hasOwnIcon: true,
  };
  const taken = Object.entries(facts).flatMap(([fact, is]) => takenOf(stepsOf({ ...untouched, [fact]: is })));
  expect(taken.sort()).toEqual(
    stepsOf(untouched)
      .map(({ name }) => name)
      .sort(),
  );
});
