import { endpoints } from "#contract/endpoint.ts";
import type { previewLinksCalls } from "./schemas.ts";

export const previewLinksApi = endpoints<typeof previewLinksCalls>({
  list: "GET /api/admin/team/preview-links",
  create: "POST /api/admin/team/preview-links",
  withdraw: "DELETE /api/admin/team/preview-links/:id",
});
