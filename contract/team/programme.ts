import { z } from "zod";
import { maxPoints } from "#contract/points/constants.ts";
import { label, listedOnce } from "./fact-fields.ts";

const wholeNumber = "Please enter a whole number from 1 to 1,000,000,000";

/** An award that staff can give with one press. */
export const QuickAward = z.object({
  description: label,
  amount: z.int(wholeNumber).min(1, wholeNumber).max(maxPoints, wholeNumber),
});
export type QuickAward = z.infer<typeof QuickAward>;

export const mostQuickAwards = 12;
export const mostWaysToEarn = 8;

const QuickAwards = z
  .array(QuickAward)
  .max(mostQuickAwards, `Please list ${mostQuickAwards} awards at most`)
  .check(listedOnce({ nameOf: ({ description }) => description, field: "description" }));

const optionalLabel = z.string().trim().max(80).optional();

/** The points programme. */
export const Programme = z.object({
  name: label,
  invitation: label,
  ways: z
    .array(label)
    .max(mostWaysToEarn, `Please list ${mostWaysToEarn} ways at most`)
    .default(["playing", "helping", "turning up"])
    .describe("How members earn points, each as after by"),
  awards: QuickAwards.describe("What staff can award with one press, and members see. If empty, neither does"),
  delivery: optionalLabel.describe(
    "How rewards reach members, such as: by email. If empty, on Discord if the team has one",
  ),
  deliveryTime: optionalLabel.describe("How soon, such as: within 48 hours. If empty, nothing is said"),
});
