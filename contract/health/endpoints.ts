import { endpoints } from "#contract/endpoint.ts";
import type { healthCalls } from "./schemas.ts";

export const healthApi = endpoints<typeof healthCalls>({
  get: "GET /api/admin/health",
  sendAgain: "POST /api/admin/undelivered-messages/:id/retry",
});
