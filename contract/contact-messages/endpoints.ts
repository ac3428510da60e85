import { endpoints } from "#contract/endpoint.ts";
import type { contactMessagesCalls } from "./schemas.ts";

export const contactMessagesApi = endpoints<typeof contactMessagesCalls>({
  send: "POST /api/contact",
  list: "GET /api/admin/messages",
  counts: "GET /api/admin/messages/counts",
  markRead: "PATCH /api/admin/messages/:id/read",
  remove: "DELETE /api/admin/messages/:id",
});
