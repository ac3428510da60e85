import { endpoints } from "#contract/endpoint.ts";
import type { awardsCalls } from "./schemas.ts";

export const awardsApi = endpoints<typeof awardsCalls>({
  plan: "POST /api/admin/points/awards/plan",
  award: "POST /api/admin/points/awards",
  list: "GET /api/admin/points/awards",
  undo: "POST /api/admin/points/awards/:id/undo",
});
