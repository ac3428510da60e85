import { endpoints } from "#contract/endpoint.ts";
import type { socialCountsCalls } from "./schemas.ts";

export const socialCountsApi = endpoints<typeof socialCountsCalls>({
  list: "GET /api/social/stats",
});
