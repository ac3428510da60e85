import { z } from "zod/mini";
import { Id } from "#contract/fields.ts";
import { discordName } from "#contract/text-fields.ts";
import { maxPoints, pointsTexts } from "./constants.ts";

const say = pointsTexts;

const discordUsername = discordName({ min: 1, required: say.discordMissing });

export const RedeemRequest = z.strictObject({
  itemId: Id,
  discordUsername: z
    .optional(discordUsername)
    .check(z.describe("Who receives the reward. Required if the team has an address on Discord")),
  price: z.optional(
    z.int().check(z.minimum(0), z.maximum(maxPoints), z.describe("The price you agree to pay; 409 if it has changed")),
  ),
});
export type RedeemRequest = z.infer<typeof RedeemRequest>;
