import { endpoints } from "#contract/endpoint.ts";
import type { lockdownAdminCalls } from "./schemas.ts";

export const lockdownAdminApi = endpoints<typeof lockdownAdminCalls>({
  getForStaff: "GET /api/admin/lockdown",
  set: "POST /api/admin/lockdown",
});
