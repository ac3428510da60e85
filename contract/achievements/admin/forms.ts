import { z } from "zod";
import { EditedVersion, lineField, maxInteger, textField } from "#contract/fields.ts";
import { achievementTexts } from "./constants.ts";

const fields = {
  title: lineField({ min: 1, max: 160, required: achievementTexts.title }),
  description: textField({ max: 2000 }).default(""),
  position: z.int({ error: achievementTexts.position }).min(1, achievementTexts.position).max(maxInteger),
  prize: lineField({ max: 40 }).default(""),
  date: z.iso
    .date({ error: achievementTexts.date })
    .refine((date) => /^20\d\d-/.test(date), achievementTexts.outOfReach),
};
export const CreateAchievementRequest = z.strictObject(fields);
export type CreateAchievementRequest = z.input<typeof CreateAchievementRequest>;
export const UpdateAchievementRequest = z.strictObject({ ...fields, version: EditedVersion });
export type UpdateAchievementRequest = z.input<typeof UpdateAchievementRequest>;
