import { z } from "zod/mini";
import { Id } from "#contract/fields.ts";
import { maxPoints } from "#contract/points/constants.ts";
import { lineField, textField } from "#contract/text-fields.ts";
import { awardTexts, maxAwards, maxReasonLength } from "./constants.ts";

export const AwardReason = lineField({ min: 1, max: maxReasonLength });
export const AwardAmount = z.int().check(z.gte(1), z.lte(maxPoints));

const PlannedAmount = z
  .optional(z.nullable(z.number()))
  .check(z.describe("If left out, the amount for all lines applies; null for one that couldn’t be read"));
const PlannedReason = z.optional(z.string().check(z.maxLength(2000)));

/** A line as it was typed, pasted or uploaded. The plan says what is wrong with it. */
const AwardLine = z.strictObject({
  userId: z.optional(Id),
  name: z
    .optional(textField({ max: 254 }))
    .check(z.describe("A Discord name, email address or name. Ignored if there is a userId")),
  amount: PlannedAmount,
  reason: PlannedReason,
});
export type AwardLine = z.infer<typeof AwardLine>;

const upTo500 = <Line extends z.core.$ZodType>(line: Line) =>
  z.array(line).check(z.minLength(1, awardTexts.empty), z.maxLength(maxAwards, awardTexts.tooMany));

export const PlanAwardsRequest = z.strictObject({
  lines: upTo500(AwardLine),
  amount: PlannedAmount,
  reason: PlannedReason,
});
export type PlanAwardsRequest = z.infer<typeof PlanAwardsRequest>;

export const AwardRequest = z.strictObject({
  awards: upTo500(z.strictObject({ userId: Id, amount: AwardAmount, reason: AwardReason })),
});
export type AwardRequest = z.infer<typeof AwardRequest>;
