import { z } from "zod";
import { AdjustRequest, CreateItemRequest, ResolveRequest } from "#contract/points-admin.ts";
import { pointsTexts } from "#contract/points-programme.ts";
import { checkOf } from "#web/design/problems.ts";

/** What somebody typed for a number and is none gets a sentence of its own; nothing at all is missing. */
const typed = (name: string, number: z.ZodType) =>
  z
    .unknown()
    .refine((value) => value === undefined || Number.isInteger(value), `${name} must be a whole number`)
    .pipe(number);

const item = CreateItemRequest.extend({
  price: typed("Price", CreateItemRequest.shape.price),
  isActive: z.boolean().optional(),
});
const adjustment = AdjustRequest.extend({
  userId: z.uuid(pointsTexts.adjustIncomplete),
  amount: typed("Amount", AdjustRequest.shape.amount),
});

/** They bring zod along, so load them late. */
export const checks = {
  item: { problemsOf: checkOf(item) },
  adjust: { problemsOf: checkOf(adjustment) },
  resolve: { problemsOf: checkOf(ResolveRequest) },
};
