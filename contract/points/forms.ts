import { z } from "zod/mini";
import { Id } from "#contract/fields.ts";
import { discordName } from "#contract/text-fields.ts";
import { pointsTexts } from "./constants.ts";

const say = pointsTexts;

const discordUsername = discordName({ min: 1, required: say.discordMissing });

export const RedeemRequest = z.strictObject({
  itemId: Id,
  discordUsername: discordUsername.check(z.describe("Who receives the reward")),
});
export type RedeemRequest = z.infer<typeof RedeemRequest>;
