import { endpoints } from "#contract/endpoint.ts";
import type { staffCalls } from "./schemas.ts";

export const staffApi = endpoints<typeof staffCalls>({
  check: "GET /api/admin/check",
  login: "POST /api/admin/login",
  logout: "POST /api/admin/logout",
});
