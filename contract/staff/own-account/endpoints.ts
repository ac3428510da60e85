import { endpoints } from "#contract/endpoint.ts";
import type { ownAccountCalls } from "./schemas.ts";

export const ownAccountApi = endpoints<typeof ownAccountCalls>({
  email: "GET /api/admin/account/email",
  changeEmail: "PUT /api/admin/account/email",
  removeEmail: "DELETE /api/admin/account/email",
  confirmEmail: "POST /api/admin/confirm-email",
  sessions: "GET /api/admin/account/sessions",
  endSession: "DELETE /api/admin/account/sessions/:id",
  endOtherSessions: "DELETE /api/admin/account/sessions",
  forgotPassword: "POST /api/admin/forgot-password",
  resetPassword: "POST /api/admin/reset-password",
});
