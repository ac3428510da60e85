import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Version } from "#contract/fields.ts";
import { PageQuery } from "#contract/paging.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { Video } from "#contract/videos/schemas.ts";
import { CreateVideoRequest, UpdateVideoRequest, VideoOrder } from "./forms.ts";

export const StoredVideo = Video.extend({ position: z.int(), isActive: z.boolean(), version: Version });
export type StoredVideo = z.infer<typeof StoredVideo>;

export const videosAdminCalls = {
  listForStaff: {
    access: "staff:videos:read",
    summary: "Every video by position, including those that are switched off",
    query: PageQuery,
    response: z.array(StoredVideo),
  },
  create: {
    access: "staff:videos:write",
    summary: "Adds a video by its id or address",
    body: CreateVideoRequest,
    leadingMessage: videoTexts.incomplete,
    response: StoredVideo,
    status: 201,
  },
  update: {
    access: "staff:videos:write",
    summary: "Changes a video",
    params: ById,
    body: UpdateVideoRequest,
    leadingMessage: videoTexts.incomplete,
    response: StoredVideo,
  },
  reorder: {
    access: "staff:videos:write",
    summary:
      "Reorders all videos. 409 with the stored order in `current` if any is missing or unknown, or if `before` isn’t the stored order",
    body: VideoOrder,
    maxBytes: 1024 * 1024,
    response: z.array(StoredVideo),
  },
  remove: {
    access: "staff:videos:write",
    summary: "Removes a video",
    params: ById,
  },
} satisfies Calls;
