import { z } from "zod/mini";
import { EditedVersion, Id } from "#contract/fields.ts";
import { lineField, storedLine, textField } from "#contract/text-fields.ts";
import { titleLength, videoTextLength, videoTexts } from "#contract/videos/constants.ts";
import { videoIdFrom } from "#contract/videos/video-id.ts";

const VideoAddress = z.pipe(
  z
    .string({ error: videoTexts.incomplete })
    .check(z.trim(), z.minLength(1, videoTexts.incomplete), z.maxLength(300, videoTexts.unknownAddress)),
  z.transform((typed: string, context) => {
    const id = videoIdFrom(typed);
    if (id === undefined) context.issues.push({ code: "custom", message: videoTexts.unknownAddress, input: typed });
    return id ?? z.NEVER;
  }),
);

const videoFields = (line: typeof lineField) => ({
  videoId: VideoAddress,
  title: line({ min: 1, max: titleLength, required: videoTexts.incomplete }),
  description: z._default(textField({ max: videoTextLength }), ""),
  position: z
    .optional(z.int().check(z.gte(1), z.lte(100_000)))
    .check(z.describe("If left out, the number of videos plus 1")),
});
export const CreateVideoRequest = z.strictObject(videoFields(lineField));
export type CreateVideoRequest = z.input<typeof CreateVideoRequest>;
export const UpdateVideoRequest = z.strictObject({
  ...videoFields(storedLine),
  isActive: z._default(z.boolean(), true),
  version: EditedVersion,
});
export type UpdateVideoRequest = z.input<typeof UpdateVideoRequest>;

/** The most videos that one call can reorder. */
const maxOrdered = 10_000;
export const VideoOrder = z.strictObject({
  ids: z.array(Id).check(
    z.maxLength(maxOrdered),
    z.refine((ids) => new Set(ids).size === ids.length, "Each video can have only one place"),
    z.describe("Every video in order, including those that are switched off"),
  ),
  before: z
    .optional(z.array(Id).check(z.maxLength(maxOrdered)))
    .check(z.describe("The order that this one was made from. If left out, the last save wins")),
});
export type VideoOrder = z.output<typeof VideoOrder>;
