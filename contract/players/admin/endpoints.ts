import { endpoints } from "#contract/endpoint.ts";
import type { playersAdminCalls } from "./schemas.ts";

export const playersAdminApi = endpoints<typeof playersAdminCalls>({
  listForStaff: "GET /api/admin/players",
  create: "POST /api/admin/players",
  update: "PUT /api/admin/players/:id",
  remove: "DELETE /api/admin/players/:id",
});
