import { z } from "zod";
import { EditedVersion, Id, lineField, textField } from "#contract/fields.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { videoIdFrom } from "#contract/videos/video-id.ts";

const VideoAddress = z
  .string({ error: videoTexts.incomplete })
  .trim()
  .min(1, videoTexts.incomplete)
  .max(300, videoTexts.unknownAddress)
  .transform((typed, context) => {
    const id = videoIdFrom(typed);
    if (id === undefined) context.addIssue(videoTexts.unknownAddress);
    return id ?? z.NEVER;
  });

const videoFields = {
  videoId: VideoAddress,
  title: lineField({ min: 1, max: 160, required: videoTexts.incomplete }),
  description: textField({ max: 2000 }).default(""),
  position: z.int().min(1).max(100_000).optional().describe("The count plus 1 where it is left out"),
};
export const CreateVideoRequest = z.strictObject(videoFields);
export type CreateVideoRequest = z.input<typeof CreateVideoRequest>;
export const UpdateVideoRequest = z.strictObject({
  ...videoFields,
  isActive: z.boolean().default(true),
  version: EditedVersion,
});
export type UpdateVideoRequest = z.input<typeof UpdateVideoRequest>;

/** As many as can be put in order in one call. */
const maxOrdered = 10_000;
export const VideoOrder = z.strictObject({
  ids: z
    .array(Id)
    .max(maxOrdered)
    .refine((ids) => new Set(ids).size === ids.length, "Each video can have only one place")
    .describe("Every video, first to last, those that are switched off too"),
});
