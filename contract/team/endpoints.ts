import { endpoints } from "#contract/endpoint.ts";
import type { teamCalls } from "./schemas.ts";

export const teamApi = endpoints<typeof teamCalls>({
  get: "GET /api/team",
});
