import { z } from "zod";
import { maxPoints } from "#contract/points/constants.ts";
import { factLengths, label, listedOnce } from "./fact-fields.ts";

const notAWord = "Please enter a word of 1 to 20 characters";
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

const Word = z.string().trim().min(1, notAWord).max(20, notAWord);
/** What its points are called in sentences. */
const Unit = z.object({ one: Word.default("point"), many: Word.default("points") });

/** The points programme. */
export const Programme = z.object({
  isOn: z.boolean().default(true).describe("If not, the site says nothing of points, and keeps what members have"),
  name: label,
  invitation: label,
  lead: z
    .string()
    .trim()
    .max(factLengths.words)
    .optional()
    .describe("If empty, it’s said how points are earned and how rewards arrive"),
  unit: Unit.describe("The words for its points, as in 1 point and 5 points"),
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
