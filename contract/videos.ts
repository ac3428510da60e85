import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Id, line, text } from "./fields.ts";
import { Page } from "./paging.ts";

/** The eleven characters by which YouTube knows a video. */
export const VideoId = z.string().regex(/^[A-Za-z0-9_-]{11}$/);

export const Video = z.object({
  id: Id,
  videoId: VideoId,
  title: line({ min: 1, max: 160 }),
  description: text({ max: 2000 }),
});
export type Video = z.infer<typeof Video>;

export const videosApi = {
  list: endpoint({
    method: "GET",
    path: "/api/youtube-videos",
    access: "public",
    summary: "Active videos, by position",
    query: Page,
    response: z.array(Video),
  }),
};
