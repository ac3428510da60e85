import { z } from "zod/mini";
import { maxInteger } from "#contract/fields.ts";
import { socialCountTexts } from "./constants.ts";

export const UpdateCountRequest = z.strictObject({
  /** Null clears the count that was typed in. */
  followers: z.nullable(
    z
      .int({ error: socialCountTexts.wrong })
      .check(z.gte(0, socialCountTexts.wrong), z.lte(maxInteger, socialCountTexts.wrong)),
  ),
});
