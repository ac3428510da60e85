import { endpoints } from "#contract/endpoint.ts";
import type { applicationsAdminCalls } from "./schemas.ts";

export const applicationsAdminApi = endpoints<typeof applicationsAdminCalls>({
  list: "GET /api/admin/applications",
  counts: "GET /api/admin/applications/counts",
  record: "POST /api/admin/applications",
  review: "PATCH /api/admin/applications/:id",
  remove: "DELETE /api/admin/applications/:id",
});
