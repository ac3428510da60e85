import { endpoints } from "#contract/endpoint.ts";
import type { contactMessagesAdminCalls } from "./schemas.ts";

export const contactMessagesAdminApi = endpoints<typeof contactMessagesAdminCalls>({
  list: "GET /api/admin/messages",
  counts: "GET /api/admin/messages/counts",
  markRead: "PATCH /api/admin/messages/:id/read",
  remove: "DELETE /api/admin/messages/:id",
});
