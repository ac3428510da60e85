import { endpoints } from "#contract/endpoint.ts";
import type { lockdownCalls } from "./schemas.ts";

export const lockdownApi = endpoints<typeof lockdownCalls>({
  get: "GET /api/lockdown",
});
