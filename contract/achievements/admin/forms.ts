import { z } from "zod/mini";
import { EditedVersion, HttpsUrl, Id, maxInteger, optionalField } from "#contract/fields.ts";
import { amountFrom } from "#contract/money.ts";
import { dateSentence } from "#contract/refusal-sentences.ts";
import { ChosenGame, EditedGame } from "#contract/team/game-field.ts";
import { lineField, storedLine, textField } from "#contract/text-fields.ts";
import { achievementTexts, mostPlayers } from "./constants.ts";

const day = z.iso
  .date({ error: dateSentence(achievementTexts.date) })
  .check(z.refine((date) => /^20\d\d-/.test(date), achievementTexts.outOfReach));
const share = z.int({ error: achievementTexts.share }).check(z.gte(0, achievementTexts.share), z.lte(maxInteger));
const address = optionalField(z.nullable(HttpsUrl));

/** What a result may say beyond the specification. What is left out stays as it is. */
const details = (line: typeof lineField) => ({
  lastPosition: z
    .optional(z.nullable(z.int({ error: achievementTexts.lastPosition }).check(z.gte(1), z.lte(maxInteger))))
    .check(z.describe("The last of the positions that a tie shares, such as 8 for 5th to 8th. Null without a tie")),
  startedOn: z.optional(z.nullable(day)).check(z.describe("The first day, if there were several")),
  event: z.optional(line({ max: 160 })),
  organiser: z.optional(line({ max: 80 })),
  mode: z.optional(line({ max: 40 })),
  region: z.optional(line({ max: 40 })),
  sourceUrl: address,
  articleUrl: address,
  videoUrl: address,
});

const fields = (line: typeof lineField) => ({
  title: line({ min: 1, max: 160, required: achievementTexts.title }),
  description: z._default(textField({ max: 2000 }), ""),
  position: z.int({ error: achievementTexts.position }).check(z.gte(1, achievementTexts.position), z.lte(maxInteger)),
  prize: z._default(line({ max: 40 }), ""),
  date: day,
  players: z.optional(
    z
      .array(z.object({ id: Id, share: z.optional(z.nullable(share)) }))
      .check(
        z.maxLength(mostPlayers, achievementTexts.tooManyPlayers),
        z.describe(
          "Who took part, and their shares of the prize in whole units of its currency. If left out, a new result has no players and a stored one keeps its own",
        ),
      ),
  ),
  ...details(line),
});
/** Whether it's written like an amount in some currency, but can't be read as one. */
const isMistyped = (prize: string) =>
  /^[\p{Sc}\d.,\s]*\d[\p{Sc}\d.,\s]*$/u.test(prize) &&
  /[1-9]/.test(prize) &&
  amountFrom(prize.replaceAll(/\p{Sc}/gu, "")) === undefined;
const newPrize = lineField({ max: 40 }).check(z.refine((prize) => !isMistyped(prize), achievementTexts.prize));
export const CreateAchievementRequest = z.strictObject({
  ...fields(lineField),
  prize: z._default(newPrize, ""),
  game: ChosenGame,
});
export type CreateAchievementRequest = z.input<typeof CreateAchievementRequest>;
export const UpdateAchievementRequest = z.strictObject({
  ...fields(storedLine),
  game: EditedGame,
  version: EditedVersion,
});
export type UpdateAchievementRequest = z.input<typeof UpdateAchievementRequest>;
