import { endpoints } from "#contract/endpoint.ts";
import type { playersCalls } from "./schemas.ts";

export const playersApi = endpoints<typeof playersCalls>({
  list: "GET /api/players",
  listForStaff: "GET /api/admin/players",
  create: "POST /api/admin/players",
  update: "PUT /api/admin/players/:id",
  remove: "DELETE /api/admin/players/:id",
});
