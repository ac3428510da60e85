import { z } from "zod";
import { HttpsUrl } from "#contract/fields.ts";
import { Amount, FactPicture, label, Titled, words } from "./fact-fields.ts";

/** What people can buy from the team. */

export const Plan = z.object({
  name: label,
  amount: Amount,
  period: label.describe("What the amount pays for, such as per month"),
  saving: label.optional(),
  badge: label.optional(),
});
export type Plan = z.infer<typeof Plan>;

export const Subscription = z.object({
  lead: words,
  plans: z
    .array(Plan)
    .max(4, "Please use 4 plans at most")
    .describe("If empty, the site doesn’t mention subscriptions"),
  perks: z.array(Titled).max(8, "Please use 8 perks at most"),
  callToAction: label,
});

export const MerchItem = z.object({
  name: label,
  description: words,
  price: Amount.optional(),
  storeUrl: HttpsUrl,
  image: FactPicture.optional(),
  drawing: z
    .enum(["jersey", "sleeve"], "Please choose jersey or sleeve")
    .optional()
    .describe("Drawn with the team’s name if there’s no picture"),
});
export type MerchItem = z.infer<typeof MerchItem>;

export const Merch = z.array(MerchItem).max(8, "Please use 8 items at most");
