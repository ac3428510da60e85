import { z } from "zod/mini";
import { EditedVersion, Id, maxInteger } from "#contract/fields.ts";
import { amountFrom } from "#contract/money.ts";
import { dateSentence } from "#contract/refusal-sentences.ts";
import { ChosenGame, EditedGame } from "#contract/team/game-field.ts";
import { lineField, storedLine, textField } from "#contract/text-fields.ts";
import { achievementTexts, mostPlayers } from "./constants.ts";

const fields = (line: typeof lineField) => ({
  title: line({ min: 1, max: 160, required: achievementTexts.title }),
  description: z._default(textField({ max: 2000 }), ""),
  position: z.int({ error: achievementTexts.position }).check(z.gte(1, achievementTexts.position), z.lte(maxInteger)),
  prize: z._default(line({ max: 40 }), ""),
  date: z.iso
    .date({ error: dateSentence(achievementTexts.date) })
    .check(z.refine((date) => /^20\d\d-/.test(date), achievementTexts.outOfReach)),
  players: z.optional(
    z
      .array(z.object({ id: Id }))
      .check(
        z.maxLength(mostPlayers, achievementTexts.tooManyPlayers),
        z.describe("Who took part. If left out, a new result has no players and a stored one keeps its own"),
      ),
  ),
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
