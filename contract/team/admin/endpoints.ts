import { endpoints } from "#contract/endpoint.ts";
import type { teamAdminCalls } from "./schemas.ts";

export const teamAdminApi = endpoints<typeof teamAdminCalls>({
  get: "GET /api/admin/team",
  change: "PATCH /api/admin/team/draft",
  discard: "DELETE /api/admin/team/draft",
  publish: "POST /api/admin/team/publish",
  unschedule: "DELETE /api/admin/team/schedule",
  undo: "POST /api/admin/team/undo",
  restore: "POST /api/admin/team/versions/:number/restore",
  listPeople: "GET /api/admin/team/people",
  forgetPerson: "POST /api/admin/team/people/forget",
  importFile: "POST /api/admin/team/import",
});
