import { endpoints } from "#contract/endpoint.ts";
import type { analyticsAdminCalls } from "./schemas.ts";

export const analyticsAdminApi = endpoints<typeof analyticsAdminCalls>({
  overview: "GET /api/admin/analytics/overview",
  viewers: "GET /api/admin/concurrent-viewers",
});
