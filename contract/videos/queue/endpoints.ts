import { endpoints } from "#contract/endpoint.ts";
import type { videoChannelCalls, videoQueueCalls } from "./schemas.ts";

export const videoQueueApi = endpoints<typeof videoQueueCalls>({
  list: "GET /api/admin/video-queue",
  accept: "POST /api/admin/video-queue/:id/accept",
  hide: "PATCH /api/admin/video-queue/:id",
});

export const videoChannelApi = endpoints<typeof videoChannelCalls>({
  get: "GET /api/admin/video-channel",
  connect: "PUT /api/admin/video-channel",
  showAtOnce: "PATCH /api/admin/video-channel",
  test: "POST /api/admin/video-channel/test",
  disconnect: "DELETE /api/admin/video-channel",
});
