import { endpoints } from "#contract/endpoint.ts";
import type { newsDeskCalls } from "./schemas.ts";

export const newsDeskApi = endpoints<typeof newsDeskCalls>({
  list: "GET /api/admin/news",
  get: "GET /api/admin/news/:id",
  preview: "POST /api/admin/news/preview",
  create: "POST /api/admin/news",
  update: "PUT /api/admin/news/:id",
  change: "POST /api/admin/news/bulk",
  remove: "DELETE /api/admin/news/:id",
});
