import { endpoints } from "#contract/endpoint.ts";
import type { achievementsAdminCalls } from "./schemas.ts";

export const achievementsAdminApi = endpoints<typeof achievementsAdminCalls>({
  listForStaff: "GET /api/admin/achievements",
  create: "POST /api/admin/achievements",
  update: "PUT /api/admin/achievements/:id",
  remove: "DELETE /api/admin/achievements/:id",
});
