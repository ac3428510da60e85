import { z } from "zod";
import { maxInteger } from "#contract/fields.ts";
import { socialCountTexts } from "./constants.ts";

export const UpdateCountRequest = z.strictObject({
  followers: z
    .int({ error: socialCountTexts.wrong })
    .min(0, socialCountTexts.wrong)
    .max(maxInteger, socialCountTexts.wrong),
});
