import { pointsTexts } from "#contract/points/constants.ts";

/** The most awards in one call. */
export const maxAwards = 500;
/** The most members to list for an ambiguous name. */
export const maxAwardMatches = 25;
/** Longest reason for an award, in characters. */
export const maxReasonLength = 200;
/** How long an award to many can be undone. */
export const awardUndoDays = 7;

/** Why a line can't be awarded, as shown to staff. */
export const awardProblems = {
  "not-found": "No member has this name",
  ambiguous: "Several members have this name",
  amount: "The amount must be a whole number, 1 or more",
  reason: "The reason is too long, or has line breaks",
  repeated: "This award is already in the list",
  "above-most": pointsTexts.aboveMost,
} as const;
export type AwardProblem = keyof typeof awardProblems;

export const awardTexts = {
  tooMany: `At most ${maxAwards} members at once. Please split the list.`,
  empty: "Choose who gets points first",
  changed: "Some of these members have changed since. Please check the list again.",
  keyReused: "This key was used for another award.",
  undone: "Award undone",
  undoFailed: "The award wasn’t undone",
  tooOld: `An award can be undone for ${awardUndoDays} days.`,
  noneUndone: "Nothing was undone",
} as const;
