import { endpoints } from "#contract/endpoint.ts";
import type { accessLinksCalls } from "./schemas.ts";

export const accessLinksApi = endpoints<typeof accessLinksCalls>({
  list: "GET /api/admin/temp-links",
  create: "POST /api/admin/temp-links",
  deactivate: "DELETE /api/admin/temp-links/:id",
  deactivateMany: "POST /api/admin/temp-links/bulk",
  sessions: "GET /api/admin/monitoring-sessions",
  endSession: "DELETE /api/admin/monitoring-sessions/:id",
  offer: "GET /api/temp-access/:linkCode",
  claim: "POST /api/temp-access/:linkCode",
});
