import { endpoints } from "#contract/endpoint.ts";
import type { lockdownCalls } from "./schemas.ts";

export const lockdownApi = endpoints<typeof lockdownCalls>({
  get: "GET /api/lockdown",
  getForStaff: "GET /api/admin/lockdown",
  set: "POST /api/admin/lockdown",
});
