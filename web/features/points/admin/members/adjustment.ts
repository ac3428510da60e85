import type { AdjustAction } from "#contract/points/constants.ts";
import { numberIn } from "#web/features/points/admin/forms/field-values.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";

/** What the adjust form says as it stands. */
export type AdjustmentText = { action: AdjustAction; amount: string; description: string };

export const blankAdjustment: AdjustmentText = { action: "add", amount: "", description: "" };

export const actionNames = { add: "Add", subtract: "Subtract", set: "Set" } as const;

/** What is sent. The check and the server look at it, so a missing amount may stand for one. */
export const adjustmentOf = (userId: string, { amount, ...plan }: AdjustmentText) => ({
  ...plan,
  userId,
  amount: numberIn(amount) as number, // a missing one is refused by both
});

/** What pressing the button will do, in its own words. */
export function wordsOf(plan: AdjustmentText): string {
  const amount = numberIn(plan.amount);
  const name = plan.action === "set" ? "Set to" : actionNames[plan.action];
  if (amount === undefined || !Number.isInteger(amount) || amount < 0) return `${actionNames[plan.action]} points`;
  return `${name} ${formatNumber(amount)} ${amount === 1 ? "point" : "points"}`;
}
