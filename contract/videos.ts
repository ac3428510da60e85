import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ById, Id, lineField, textField } from "./fields.ts";
import { Page } from "./paging.ts";

/** The eleven characters by which YouTube knows a video. */
export const VideoId = z.string().regex(/^[A-Za-z0-9_-]{11}$/);

export const Video = z.object({
  id: Id,
  videoId: VideoId,
  title: lineField({ min: 1, max: 160 }),
  description: textField({ max: 2000 }),
});
export type Video = z.infer<typeof Video>;

/** What the screens of videos say. */
export const videoTexts = {
  incomplete: "Please provide video ID and title",
  unknownAddress: "Please enter a YouTube video ID or the address of a YouTube video",
  added: "Video added",
  updated: "Video updated",
  deleted: "Video deleted",
  addFailed: "Failed to add video",
  updateFailed: "Failed to update video",
  deleteFailed: "Failed to delete video",
} as const;

const youtubeHosts = /^(www\.|m\.|music\.)?youtube(-nocookie)?\.com$/;
const exactId = /^[A-Za-z0-9_-]{11}$/;

/** The id of a video from what people paste: the id itself, or any usual address of YouTube. */
export function videoIdFrom(typed: string): string | undefined {
  const given = typed.trim();
  if (exactId.test(given)) return given;
  const url = URL.parse(given);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return undefined;
  const [, first = "", second = ""] = url.pathname.split("/");
  const named = youtubeHosts.test(url.hostname)
    ? (url.searchParams.get("v") ?? (/^(embed|shorts|live|v)$/.test(first) ? second : ""))
    : url.hostname === "youtu.be"
      ? first
      : "";
  return exactId.test(named) ? named : undefined;
}

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

export const StoredVideo = Video.extend({ position: z.int(), isActive: z.boolean() });
export type StoredVideo = z.infer<typeof StoredVideo>;

const videoFields = {
  videoId: VideoAddress,
  title: lineField({ min: 1, max: 160, required: videoTexts.incomplete }),
  description: textField({ max: 2000 }).default(""),
  position: z.int().min(1).max(100_000).optional().describe("The count plus 1 where it is left out"),
};
export const CreateVideoRequest = z.strictObject(videoFields);
export type CreateVideoRequest = z.input<typeof CreateVideoRequest>;
export const UpdateVideoRequest = z.strictObject({ ...videoFields, isActive: z.boolean().default(true) });
export type UpdateVideoRequest = z.input<typeof UpdateVideoRequest>;

export const videosApi = {
  list: endpoint({
    method: "GET",
    path: "/api/youtube-videos",
    access: "public",
    summary: "Active videos, by position",
    query: Page,
    response: z.array(Video),
  }),
  listForStaff: endpoint({
    method: "GET",
    path: "/api/admin/youtube-videos",
    access: "staff:videos:read",
    summary: "Every video, also those that are switched off, by position",
    query: Page,
    response: z.array(StoredVideo),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/admin/youtube-videos",
    access: "staff:videos:write",
    summary: "Adds a video by its id or address",
    body: CreateVideoRequest,
    leadingMessage: videoTexts.incomplete,
    response: StoredVideo,
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/admin/youtube-videos/:id",
    access: "staff:videos:write",
    summary: "Changes a video",
    params: ById,
    body: UpdateVideoRequest,
    leadingMessage: videoTexts.incomplete,
    response: StoredVideo,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/admin/youtube-videos/:id",
    access: "staff:videos:write",
    summary: "Removes a video",
    params: ById,
  }),
};
