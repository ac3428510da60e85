import { z } from "zod";
import {
  ChangeEmailRequest,
  ChangePasswordRequest,
  ForgotPasswordRequest,
  LoginRequest,
  PasswordRequest,
  RegisterRequest,
  ResetPasswordRequest,
  TokenRequest,
  UpdateDiscordRequest,
  UpdateProfileRequest,
} from "./account-forms.ts";
import { endpoint } from "./endpoint.ts";
import { ById, Id, Timestamp } from "./fields.ts";

/** A registered member as they see themselves. */
export const Member = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  discord: z.string().nullable(),
  isVerified: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: Timestamp,
});
export type Member = z.infer<typeof Member>;

/** A browser in which the member is signed in. */
export const MemberSession = z.object({
  id: Id,
  device: z.string().describe("Browser and system, for a person"),
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  isCurrent: z.boolean(),
});
export type MemberSession = z.infer<typeof MemberSession>;

/** Everything the site holds about a member, one list of rows for each kind of thing. */
export const PersonalData = z.object({
  exportedAt: Timestamp,
  sections: z.array(
    z.object({ title: z.string(), rows: z.array(z.record(z.string(), z.json().describe("Any value that JSON has"))) }),
  ),
});
export type PersonalData = z.infer<typeof PersonalData>;

/** Where the browser goes for signing in through the provider, and where that sends it back. They answer with redirects. */
export const providerPaths = { start: "/api/auth/google", callback: "/api/auth/google/callback" } as const;

/** What the login page says when signing in through the provider came to nothing: the values of its search parameter `notice`. */
export const providerNotices = {
  "provider-off": "Signing in with Google is not available on this site. Please use your email and password.",
  "provider-away": "Google did not answer just now. Please try again in a moment, or use your email and password.",
  "provider-refused": "You cancelled signing in with Google. You can try again, or use your email and password.",
  "provider-unverified":
    "There is already an account with this email address, and it is not confirmed both here and at Google. Please sign in with your password first, or ask for a new one by email.",
  "provider-failed": "Signing in with Google did not work. Please try again.",
} as const;
export type ProviderNotice = keyof typeof providerNotices;

/** The export as a page to read; the same address without the option is JSON. */
export const readableExportPath = "/api/auth/export?format=html";

/** How long a mailed link works. */
export const linkHours = { "verify-email": 72, "change-email": 24, "reset-password": 1, "delete-account": 1 } as const;

/** A member who asks for all their data, or changes their address, has proven who they are within this time. */
export const confirmedForMinutes = 15;

export const accountsApi = {
  me: endpoint({
    method: "GET",
    path: "/api/auth/me",
    access: "member",
    summary: "The signed-in member",
    response: Member,
  }),
  login: endpoint({
    method: "POST",
    path: "/api/auth/login",
    access: "public",
    summary: "Signs a member in",
    body: LoginRequest,
    response: Member,
  }),
  register: endpoint({
    method: "POST",
    path: "/api/auth/register",
    access: "public",
    summary: "Makes an account and signs it in",
    body: RegisterRequest,
    response: Member,
    status: 201,
  }),
  logout: endpoint({
    method: "POST",
    path: "/api/auth/logout",
    access: "public",
    summary: "Ends this browser's member session, if it has one",
  }),
  updateProfile: endpoint({
    method: "PATCH",
    path: "/api/auth/me",
    access: "member",
    summary: "Changes one's name",
    body: UpdateProfileRequest,
    response: Member,
  }),
  updateDiscord: endpoint({
    method: "POST",
    path: "/api/auth/update-discord",
    access: "member",
    summary: "Changes one's Discord name",
    body: UpdateDiscordRequest,
    response: Member,
  }),
  verifyEmail: endpoint({
    method: "POST",
    path: "/api/auth/verify-email",
    access: "public",
    summary: "Proves an e-mail address by the link that was sent to it; also takes a changed one into use",
    body: TokenRequest,
    response: z.object({ email: z.string() }),
  }),
  resendVerification: endpoint({
    method: "POST",
    path: "/api/auth/verify-email/resend",
    access: "member",
    summary: "Sends the link that proves one's e-mail address once more",
    response: z.object({ email: z.string() }),
  }),
  changeEmail: endpoint({
    method: "POST",
    path: "/api/auth/change-email",
    access: "member",
    summary: "Sends a link to a new e-mail address, which is taken into use when the link is opened",
    body: ChangeEmailRequest,
    response: z.object({ email: z.string() }),
  }),
  forgotPassword: endpoint({
    method: "POST",
    path: "/api/auth/forgot-password",
    access: "public",
    summary: "Sends a link for a new password, where there is an account",
    body: ForgotPasswordRequest,
    response: z.object({ message: z.string() }),
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/api/auth/reset-password",
    access: "public",
    summary: "Sets a new password by the link that was sent, and signs out everywhere",
    body: ResetPasswordRequest,
    response: z.object({ email: z.string() }),
  }),
  changePassword: endpoint({
    method: "POST",
    path: "/api/auth/change-password",
    access: "member",
    summary: "Sets a new password by the current one, and signs out everywhere else",
    body: ChangePasswordRequest,
    response: Member,
  }),
  confirm: endpoint({
    method: "POST",
    path: "/api/auth/confirm",
    access: "member",
    summary: "Proves by password who one is, for what asks for it",
    body: PasswordRequest,
    response: Member,
  }),
  sessions: endpoint({
    method: "GET",
    path: "/api/auth/sessions",
    access: "member",
    summary: "The browsers one is signed in with, the current one first",
    response: z.array(MemberSession),
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/api/auth/sessions/:id",
    access: "member",
    summary: "Signs one browser out",
    params: ById,
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/api/auth/sessions",
    access: "member",
    summary: "Signs out everywhere but here",
  }),
  exportData: endpoint({
    method: "GET",
    path: "/api/auth/export",
    access: "member",
    summary: "Everything the site holds about oneself",
    query: z.object({ format: z.enum(["json", "html"]).optional() }),
    response: PersonalData,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/auth/me",
    access: "member",
    summary: "Deletes one's account",
    body: PasswordRequest,
  }),
  sendDeletionLink: endpoint({
    method: "POST",
    path: "/api/auth/delete-account/link",
    access: "member",
    summary: "Sends a link that deletes the account, for whoever has no password",
    response: z.object({ email: z.string() }),
  }),
  removeByLink: endpoint({
    method: "POST",
    path: "/api/auth/delete-account",
    access: "public",
    summary: "Deletes an account by the link that was sent",
    body: TokenRequest,
    status: 204,
  }),
};
