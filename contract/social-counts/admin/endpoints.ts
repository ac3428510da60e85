import { endpoints } from "#contract/endpoint.ts";
import type { socialCountsAdminCalls } from "./schemas.ts";

export const socialCountsAdminApi = endpoints<typeof socialCountsAdminCalls>({
  update: "PATCH /api/social/stats/:platform",
});
