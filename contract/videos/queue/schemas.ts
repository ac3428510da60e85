import { z } from "zod";
import { fetchFailures } from "#contract/channels/constants.ts";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp, WholeNumber } from "#contract/fields.ts";
import { listQuery } from "#contract/paging.ts";
import { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { Video } from "#contract/videos/schemas.ts";
import { otherQueueStates, queueSorts, videoKinds } from "./constants.ts";
import { AcceptVideoRequest, ConnectVideosRequest, HideVideoRequest, ShowAtOnceRequest } from "./forms.ts";

/** A video of the team's channel that isn't on the site. */
export const QueuedVideo = Video.extend({
  id: Id.check(z.describe("Its id in the queue. On the site it gets another one")),
  description: z.string().describe("The first paragraph of what the channel wrote"),
  publishedAt: Timestamp,
  kind: z.enum(videoKinds),
  isPublic: z
    .boolean()
    .describe("False once YouTube doesn’t list it any more: it was removed, or made private or unlisted"),
  isHidden: z.boolean(),
});
export type QueuedVideo = z.infer<typeof QueuedVideo>;

export const VideoChannel = z.object({
  hasKey: z
    .boolean()
    .describe("Whether a key of YouTube is stored. With one the site asks the Data API, otherwise the channel’s feed"),
  connected: z
    .object({
      handle: z.string().describe("The channel’s handle or id"),
      isShownAtOnce: z.boolean().describe("Whether the site shows new videos without asking anyone"),
      waiting: WholeNumber.check(z.describe("How many videos wait in the queue")),
      succeededAt: z.nullable(Timestamp),
      nextTryAt: Timestamp,
      isBeingTried: z.boolean().describe("Whether a try that someone asked for is still under way"),
      failure: z
        .object({
          kind: z.enum(fetchFailures),
          sentence: z.string().describe("Why the last try failed, and what to do about it"),
          since: Timestamp,
        })
        .nullable(),
    })
    .nullable(),
});
export type VideoChannel = z.infer<typeof VideoChannel>;

export const videoQueueCalls = {
  list: {
    access: "staff:videos:read",
    summary: "Videos of the team’s channel that wait to be accepted, newest first",
    query: listQuery(queueSorts).extend({
      state: z.enum(otherQueueStates).optional().describe("If left out, those that wait"),
    }),
    response: z.array(QueuedVideo),
  },
  accept: {
    access: "staff:videos:write",
    summary: "Puts a video on the site, first in the order. 409 if it’s there already, or isn’t public any more",
    params: ById,
    body: AcceptVideoRequest,
    response: StoredVideo,
    status: 201,
  },
  hide: {
    access: "staff:videos:write",
    summary: "Hides a video, or puts it back in the queue",
    params: ById,
    body: HideVideoRequest,
    response: QueuedVideo,
  },
} satisfies Calls;

export const videoChannelCalls = {
  get: {
    access: "staff:videos:read",
    summary: "The channel whose new videos arrive in the queue, and how that’s going",
    response: VideoChannel,
  },
  connect: {
    access: "staff:channelKeys:write",
    summary:
      "Connects the team’s channel. Another channel takes the place of one that’s connected, and of its waiting videos",
    body: ConnectVideosRequest,
    response: VideoChannel,
  },
  showAtOnce: {
    access: "staff:channelKeys:write",
    summary: "Says whether the site shows new videos without asking anyone. Shorts, streams and premieres always wait",
    body: ShowAtOnceRequest,
    response: VideoChannel,
  },
  test: {
    access: "staff:videos:write",
    summary: "Asks YouTube for new videos soon, in the background",
    response: VideoChannel,
  },
  disconnect: {
    access: "staff:channelKeys:write",
    summary: "Disconnects the channel and removes its waiting videos. Those on the site and those that are hidden stay",
  },
} satisfies Calls;
