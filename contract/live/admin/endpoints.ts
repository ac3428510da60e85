import { endpoints } from "#contract/endpoint.ts";
import type { liveAdminCalls } from "./schemas.ts";

export const liveAdminApi = endpoints<typeof liveAdminCalls>({
  state: "GET /api/admin/live",
});
