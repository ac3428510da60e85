import { z } from "zod";
import {
  EditedVersion,
  HttpsUrl,
  ImageUrl,
  lineField,
  maxInteger,
  nullableField,
  optionalField,
  textField,
} from "#contract/fields.ts";
import { playerRoles, playerTexts } from "#contract/players/constants.ts";

const required = playerTexts.incomplete;
const { wholeNumber } = playerTexts;
const typedNumber = z.int({ error: wholeNumber }).min(0, wholeNumber).max(maxInteger, wholeNumber);
const address = nullableField(HttpsUrl);
const editable = {
  gamertag: lineField({ min: 1, max: 80, required }),
  realName: lineField({ min: 1, max: 80, required }),
  role: z.enum(playerRoles).default("Competitive Player"),
  bio: textField({ max: 2000 }).default(""),
  specialty: lineField({ max: 120 }).default(""),
  powerRanking: typedNumber.nullable().default(null),
  earnings: typedNumber.default(0),
  twitterUrl: address,
  twitchUrl: address,
  youtubeUrl: address,
};
/** As fields of a form, where everything is text and an empty one is absent; the picture comes beside them. */
export const CreatePlayerRequest = z.strictObject({ ...editable, imageUrl: nullableField(ImageUrl) });
export type CreatePlayerRequest = z.input<typeof CreatePlayerRequest>;
export const UpdatePlayerRequest = z.strictObject({
  ...editable,
  imageUrl: optionalField(ImageUrl.nullable()).describe("Stays as it is where it is left out"),
  version: EditedVersion,
});
export type UpdatePlayerRequest = z.input<typeof UpdatePlayerRequest>;
