import { endpoints } from "#contract/endpoint.ts";
import type { merchAdminCalls } from "./schemas.ts";

export const merchAdminApi = endpoints<typeof merchAdminCalls>({
  linksForStaff: "GET /api/admin/merchandise-links",
  setLinks: "POST /api/admin/merchandise-links",
});
