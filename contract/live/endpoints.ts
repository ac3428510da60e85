import { endpoints } from "#contract/endpoint.ts";
import type { liveCalls } from "./schemas.ts";

export const liveApi = endpoints<typeof liveCalls>({
  get: "GET /api/live",
});
