import { endpoints } from "#contract/endpoint.ts";
import type { staffCalls } from "./schemas.ts";

export const staffApi = endpoints<typeof staffCalls>({
  check: "GET /api/admin/check",
  login: "POST /api/admin/login",
  secondStep: "GET /api/admin/login/second-step",
  finishLogin: "POST /api/admin/login/second-step",
  passkeyOptions: "POST /api/admin/login/passkey/options",
  passkey: "POST /api/admin/login/passkey",
  logout: "POST /api/admin/logout",
});
