import { z } from "zod/mini";
import { EditedVersion, HttpsUrl, ImageUrl, maxInteger, nullableField, optionalField } from "#contract/fields.ts";
import { playerRoles, playerTexts } from "#contract/players/constants.ts";
import { ChosenGame, EditedGame } from "#contract/team/game-field.ts";
import { lineField, storedLine, textField } from "#contract/text-fields.ts";

const required = playerTexts.incomplete;
const { wholeNumber } = playerTexts;
const typedNumber = z.int({ error: wholeNumber }).check(z.gte(0, wholeNumber), z.lte(maxInteger, wholeNumber));
const address = nullableField(HttpsUrl);
const editable = (line: typeof lineField) => ({
  gamertag: line({ min: 1, max: 80, required }),
  realName: line({ min: 1, max: 80, required }),
  role: z._default(z.enum(playerRoles), "Competitive Player"),
  bio: z._default(textField({ max: 2000 }), ""),
  specialty: z._default(line({ max: 120 }), ""),
  powerRanking: z._default(z.nullable(typedNumber), null),
  earnings: z._default(typedNumber, 0),
  twitterUrl: address,
  twitchUrl: address,
  youtubeUrl: address,
});
/** Sent as form fields, where every value is text and an empty one counts as absent. The picture is sent alongside. */
export const CreatePlayerRequest = z.strictObject({
  ...editable(lineField),
  imageUrl: nullableField(ImageUrl),
  game: ChosenGame,
});
export type CreatePlayerRequest = z.input<typeof CreatePlayerRequest>;
export const UpdatePlayerRequest = z.strictObject({
  ...editable(storedLine),
  imageUrl: optionalField(z.nullable(ImageUrl)).check(z.describe("Unchanged if left out")),
  game: EditedGame,
  hasPage: z.optional(z.boolean()).check(z.describe("Whether they have a page of their own. Unchanged if left out")),
  showsRealName: z.optional(z.boolean()).check(z.describe("Whether that page says it. Unchanged if left out")),
  isFormer: z.optional(z.boolean()).check(z.describe("Unchanged if left out")),
  version: EditedVersion,
});
export type UpdatePlayerRequest = z.input<typeof UpdatePlayerRequest>;
