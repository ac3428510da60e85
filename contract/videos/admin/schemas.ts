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
    summary: "Every video, also those that are switched off, by position",
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
    summary: "Puts all videos in a new order. 409 with the stored order in `current` where these are not all of them",
    body: VideoOrder,
    maxBytes: 512 * 1024,
    response: z.array(StoredVideo),
  },
  remove: {
    access: "staff:videos:write",
    summary: "Removes a video",
    params: ById,
  },
} satisfies Calls;
