import { z } from "zod/mini";
import { EditedVersion, maxInteger } from "#contract/fields.ts";
import { lineField, textField } from "#contract/text-fields.ts";
import { achievementTexts } from "./constants.ts";

const fields = {
  title: lineField({ min: 1, max: 160, required: achievementTexts.title }),
  description: z._default(textField({ max: 2000 }), ""),
  position: z.int({ error: achievementTexts.position }).check(z.gte(1, achievementTexts.position), z.lte(maxInteger)),
  prize: z._default(lineField({ max: 40 }), ""),
  date: z.iso
    .date({ error: achievementTexts.date })
    .check(z.refine((date) => /^20\d\d-/.test(date), achievementTexts.outOfReach)),
};
export const CreateAchievementRequest = z.strictObject(fields);
export type CreateAchievementRequest = z.input<typeof CreateAchievementRequest>;
export const UpdateAchievementRequest = z.strictObject({ ...fields, version: EditedVersion });
export type UpdateAchievementRequest = z.input<typeof UpdateAchievementRequest>;
