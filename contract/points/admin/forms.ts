import { z } from "zod";
import { EditedVersion, Id, ImageUrl, lineField, nullableField, optionalField, textField } from "#contract/fields.ts";
import { adjustActions, maxPoints, pointsTexts } from "#contract/points/constants.ts";

const say = pointsTexts;

/** Whole points. One that is missing is asked for, one that is none or out of range is told so, however far out it is. */
function wholePoints(least: number, says: Record<"required" | "wrong" | "tooLow" | "tooHigh", string>) {
  const outOfRange: Record<string, string> = { too_small: says.tooLow, too_big: says.tooHigh };
  return z
    .int({ error: ({ code, input }) => (input === undefined ? says.required : (outOfRange[code] ?? says.wrong)) })
    .min(least, says.tooLow)
    .max(maxPoints, says.tooHigh);
}

const itemFields = {
  name: lineField({ min: 1, max: 80, required: say.itemIncomplete }),
  description: textField({ max: 1000 }).default(""),
  price: wholePoints(1, {
    required: say.itemIncomplete,
    wrong: "Price must be a whole number",
    tooLow: "Price must be at least 1",
    tooHigh: "Price is too high",
  }),
  imageUrl: nullableField(ImageUrl),
};
export const CreateItemRequest = z.strictObject(itemFields);
export const UpdateItemRequest = z.strictObject({
  name: itemFields.name.optional(),
  description: textField({ max: 1000 }).optional(),
  price: itemFields.price.optional(),
  imageUrl: optionalField(ImageUrl.nullable()),
  isActive: z.boolean().optional(),
  version: EditedVersion,
});

export const AdjustRequest = z.strictObject({
  userId: Id.optional(),
  action: z.enum(adjustActions, { error: say.unknownAction }),
  amount: wholePoints(0, {
    required: say.adjustIncomplete,
    wrong: "Amount must be a whole number",
    tooLow: "Amount must be 0 or more",
    tooHigh: say.aboveMost,
  }),
  description: lineField({ max: 200 }).optional(),
});
export type AdjustRequest = z.infer<typeof AdjustRequest>;

export const ResolveRequest = z.strictObject({
  status: z.enum(["completed", "cancelled"]),
  adminNotes: textField({ max: 1000 }).optional(),
});
