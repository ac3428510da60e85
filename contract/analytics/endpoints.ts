import { endpoints } from "#contract/endpoint.ts";
import type { analyticsCalls } from "./schemas.ts";

export const analyticsApi = endpoints<typeof analyticsCalls>({
  beacon: "POST /api/analytics/beacon",
});
