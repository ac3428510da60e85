import { endpoints } from "#contract/endpoint.ts";
import type { videosAdminCalls } from "./schemas.ts";

export const videosAdminApi = endpoints<typeof videosAdminCalls>({
  listForStaff: "GET /api/admin/youtube-videos",
  create: "POST /api/admin/youtube-videos",
  update: "PUT /api/admin/youtube-videos/:id",
  reorder: "PUT /api/admin/youtube-videos/order",
  remove: "DELETE /api/admin/youtube-videos/:id",
});
