import { expect, test } from "vitest";
import { stepsOf } from "./steps.ts";

const untouched = {
  isNew: false,
  hasOwnTeam: false,
  hasDemonstration: true,
  demonstration: {},
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

test("the first step of a new site leads to its setup, which people go on with where they were", () => {
  const wayOf = (isNew: boolean, hasBegun: boolean) => stepsOf({ ...untouched, isNew }, hasBegun)[0]?.way;
  expect(wayOf(true, false)).toEqual({ to: "/admin/set-up", label: "Set up the site" });
  expect(wayOf(true, true)).toEqual({ to: "/admin/set-up", label: "Go on setting up" });
  expect(wayOf(false, true)).toEqual({ to: "/admin/site", label: "Edit the site" });
});
