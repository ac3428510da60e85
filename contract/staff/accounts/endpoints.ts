import { endpoints } from "#contract/endpoint.ts";
import type { staffAccountsCalls } from "./schemas.ts";

export const staffAccountsApi = endpoints<typeof staffAccountsCalls>({
  accounts: "GET /api/admin/accounts",
  names: "GET /api/admin/staff-names",
  create: "POST /api/admin/accounts",
  update: "PUT /api/admin/accounts/:id",
  remove: "DELETE /api/admin/accounts/:id",
  ownPassword: "POST /api/admin/account/password",
  users: "GET /api/admin/users",
  removeUser: "DELETE /api/admin/users/:id",
  passwords: "GET /api/admin/passwords",
  setPassword: "POST /api/password/change",
});
