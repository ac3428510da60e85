import { z } from "zod/mini";
import { lineField, textField } from "#contract/text-fields.ts";
import { titleLength, videoTextLength } from "#contract/videos/constants.ts";
import { videoQueueTexts } from "./constants.ts";

/** What is left out stays as YouTube tells it. */
export const AcceptVideoRequest = z.strictObject({
  title: z.optional(lineField({ min: 1, max: titleLength, required: videoQueueTexts.title })),
  description: z.optional(textField({ max: videoTextLength })),
});

export const HideVideoRequest = z.strictObject({ isHidden: z.boolean() });

export const ConnectVideosRequest = z.strictObject({ handle: lineField({ min: 1, max: 200 }) });

export const ShowAtOnceRequest = z.strictObject({ isShownAtOnce: z.boolean() });
