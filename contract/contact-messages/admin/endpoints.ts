import { endpoints } from "#contract/endpoint.ts";
import type { contactMessagesAdminCalls } from "./schemas.ts";

export const contactMessagesAdminApi = endpoints<typeof contactMessagesAdminCalls>({
  list: "GET /api/admin/messages",
  counts: "GET /api/admin/messages/counts",
  get: "GET /api/admin/messages/:id",
  markRead: "PATCH /api/admin/messages/:id/read",
  change: "POST /api/admin/messages/bulk",
  remove: "DELETE /api/admin/messages/:id",
});
