import { endpoints } from "#contract/endpoint.ts";
import type { applicationsAdminCalls } from "./schemas.ts";

export const applicationsAdminApi = endpoints<typeof applicationsAdminCalls>({
  list: "GET /api/admin/applications",
  counts: "GET /api/admin/applications/counts",
  record: "POST /api/admin/applications",
  review: "PATCH /api/admin/applications/:id",
  noteInternally: "PUT /api/admin/applications/:id/internal-notes",
  takeBack: "POST /api/admin/applications/:id/take-back",
  remove: "DELETE /api/admin/applications/:id",
});
