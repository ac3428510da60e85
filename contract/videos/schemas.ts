import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { Id } from "#contract/fields.ts";
import { PageQuery } from "#contract/paging.ts";

/** YouTube's id of a video, which has eleven characters. */
export const VideoId = z.string().regex(/^[A-Za-z0-9_-]{11}$/);

export const Video = z.object({
  id: Id,
  videoId: VideoId,
  title: z.string(),
  description: z.string(),
  /** While it's null, pages show the drawn picture. */
  stillUrl: z.string().nullable().describe("A still of the video, on this site; null while there is none"),
});
export type Video = z.infer<typeof Video>;

export const videosCalls = {
  list: {
    access: "public",
    summary: "Active videos, by position",
    query: PageQuery,
    response: z.array(Video),
  },
} satisfies Calls;
