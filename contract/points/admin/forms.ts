import { z } from "zod/mini";
import { BulkIds } from "#contract/bulk.ts";
import { EditedVersion, Id, ImageUrl, nullableField, optionalField } from "#contract/fields.ts";
import { adjustActions, maxPoints, pointsTexts } from "#contract/points/constants.ts";
import { lineField, storedLine, textField } from "#contract/text-fields.ts";

const say = pointsTexts;

/** A whole number of points, with separate messages for missing, not a whole number, too low and too high. */
function wholePoints(least: number, says: Record<"required" | "wrong" | "tooLow" | "tooHigh", string>) {
  const outOfRange: Record<string, string> = { too_small: says.tooLow, too_big: says.tooHigh };
  return z
    .int({ error: ({ code, input }) => (input === undefined ? says.required : (outOfRange[code] ?? says.wrong)) })
    .check(z.gte(least, says.tooLow), z.lte(maxPoints, says.tooHigh));
}

const itemName = { min: 1, max: 80, required: say.itemIncomplete };
const itemFields = {
  name: lineField(itemName),
  description: z._default(textField({ max: 1000 }), ""),
  price: wholePoints(1, {
    required: say.itemIncomplete,
    wrong: "Price must be a whole number",
    tooLow: "Price must be at least 1",
    tooHigh: "Price is too high",
  }),
  imageUrl: nullableField(ImageUrl),
};
export const CreateItemRequest = z.strictObject(itemFields);
/** An item as typed in its form, new or existing. */
export const ItemForm = z.extend(CreateItemRequest, { name: storedLine(itemName), isActive: z.boolean() });
export const UpdateItemRequest = z.strictObject({
  name: z.optional(storedLine(itemName)),
  description: z.optional(textField({ max: 1000 })),
  price: z.optional(itemFields.price),
  imageUrl: optionalField(z.nullable(ImageUrl)),
  isActive: z.optional(z.boolean()),
  version: EditedVersion,
});

export const AdjustRequest = z.strictObject({
  userId: z.optional(Id),
  action: z.enum(adjustActions),
  amount: wholePoints(0, {
    required: say.adjustIncomplete,
    wrong: "Amount must be a whole number",
    tooLow: "Amount must be 0 or more",
    tooHigh: say.aboveMost,
  }),
  description: z.optional(lineField({ max: 200 })),
});
/** The adjustment form, which also asks for the member. */
export const AdjustForm = z.extend(AdjustRequest, { userId: z.uuid(say.adjustIncomplete) });
export type AdjustRequest = z.infer<typeof AdjustRequest>;

export const ResolveRequest = z.strictObject({
  status: z.enum(["completed", "cancelled"]),
  adminNotes: z.optional(textField({ max: 1000 })),
});
export const ResolveManyRequest = z.extend(ResolveRequest, { ids: BulkIds });
