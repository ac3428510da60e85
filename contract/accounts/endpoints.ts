import { endpoints } from "#contract/endpoint.ts";
import type { accountsCalls } from "./schemas.ts";

export const accountsApi = endpoints<typeof accountsCalls>({
  me: "GET /api/auth/me",
  login: "POST /api/auth/login",
  register: "POST /api/auth/register",
  logout: "POST /api/auth/logout",
  updateProfile: "PATCH /api/auth/me",
  updateDiscord: "POST /api/auth/update-discord",
  removeDiscord: "DELETE /api/auth/discord",
  verifyEmail: "POST /api/auth/verify-email",
  resendVerification: "POST /api/auth/verify-email/resend",
  changeEmail: "POST /api/auth/change-email",
  forgotPassword: "POST /api/auth/forgot-password",
  resetPassword: "POST /api/auth/reset-password",
  changePassword: "POST /api/auth/change-password",
  confirm: "POST /api/auth/confirm",
  sessions: "GET /api/auth/sessions",
  endSession: "DELETE /api/auth/sessions/:id",
  endOtherSessions: "DELETE /api/auth/sessions",
  kept: "GET /api/auth/kept",
  exportData: "GET /api/auth/export",
  remove: "DELETE /api/auth/me",
  sendDeletionLink: "POST /api/auth/delete-account/link",
  removeByLink: "POST /api/auth/delete-account",
});
