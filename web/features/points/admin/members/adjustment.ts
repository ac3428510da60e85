import type { AdjustAction } from "#contract/points/constants.ts";
import { pointsWord } from "#contract/team/points-word.ts";
import { inPoints } from "#contract/team/points-words.ts";
import type { Team } from "#contract/team.ts";
import { numberIn } from "#web/features/points/admin/field-values.ts";

/** The adjust form's values. */
export type AdjustmentText = { action: AdjustAction; amount: string; description: string };

export const blankAdjustment: AdjustmentText = { action: "add", amount: "", description: "" };

export const actionNames = { add: "Add", subtract: "Subtract", set: "Set" } as const;

/** Returns the request body. The amount may be undefined despite its type, which validation refuses. */
export const adjustmentOf = (userId: string, { amount, ...plan }: AdjustmentText) => ({
  ...plan,
  userId,
  amount: numberIn(amount) as number, // validated here and on the server
});

/** Describes what pressing the button will do. */
export function wordsOf(plan: AdjustmentText, team: Team): string {
  const amount = numberIn(plan.amount);
  const name = plan.action === "set" ? "Set to" : actionNames[plan.action];
  if (amount === undefined || !Number.isInteger(amount) || amount < 0)
    return `${actionNames[plan.action]} ${pointsWord(0, team)}`;
  return `${name} ${inPoints(amount, team)}`;
}
