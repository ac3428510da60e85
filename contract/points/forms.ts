import { z } from "zod";
import { discordName, Id } from "#contract/fields.ts";
import { pointsTexts } from "./constants.ts";

const say = pointsTexts;

const discordUsername = discordName({ min: 1, required: say.discordMissing });

export const RedeemRequest = z.strictObject({
  itemId: Id,
  discordUsername: discordUsername.describe("Who receives the reward"),
});
export type RedeemRequest = z.infer<typeof RedeemRequest>;
