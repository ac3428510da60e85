import { z } from "zod";
import { AccountSession } from "#contract/account-session.ts";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Json, Timestamp } from "#contract/fields.ts";
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
} from "./forms.ts";

export const Member = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  discord: z.string().nullable(),
  isOnLeaderboard: z
    .boolean()
    .describe("Whether you chose to be on the leaderboard. Only matters if the team has no address on Discord"),
  isVerified: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: Timestamp,
});
export type Member = z.infer<typeof Member>;

/** Everything the site holds about a member, with one section for each kind of record. */
export const PersonalData = z.object({
  exportedAt: Timestamp,
  sections: z.array(z.object({ title: z.string(), rows: z.array(z.record(z.string(), Json)) })),
});
export type PersonalData = z.infer<typeof PersonalData>;

/** What depends on the site's rows: what members may still have of what their team has left, and where their names go. */
export const Kept = z.object({
  points: z.boolean().describe("Some member has a history of points"),
  discord: z.boolean().describe("Some member has a Discord name"),
  staffDiscord: z.boolean().describe("The staff are told of new applications and redemptions on Discord"),
});
export type Kept = z.infer<typeof Kept>;

export const accountsCalls = {
  me: {
    access: "member",
    summary: "The signed-in member",
    response: Member,
  },
  login: {
    access: "public",
    summary: "Signs a member in",
    body: LoginRequest,
    response: Member,
  },
  register: {
    access: "public",
    summary: "Creates an account and signs in to it",
    body: RegisterRequest,
    response: Member,
    status: 201,
  },
  logout: {
    access: "public",
    summary: "Ends this browser’s member session, if it has one",
  },
  updateProfile: {
    access: "member",
    summary: "Changes your name, and whether you’re on the leaderboard of a team without a Discord",
    body: UpdateProfileRequest,
    response: Member,
  },
  updateDiscord: {
    access: "member",
    summary: "Changes your Discord name",
    body: UpdateDiscordRequest,
    response: Member,
  },
  removeDiscord: {
    access: "member",
    summary: "Removes your Discord name from your account and your redemptions, if the team has no address on Discord",
  },
  verifyEmail: {
    access: "public",
    summary: "Confirms an email address, or a change of address, with the emailed link",
    body: TokenRequest,
    response: z.object({ email: z.string() }),
  },
  resendVerification: {
    access: "member",
    summary: "Sends the confirmation link again",
    response: z.object({ email: z.string() }),
  },
  changeEmail: {
    access: "member",
    summary: "Starts a change of email address by sending a link to the new one",
    body: ChangeEmailRequest,
    response: z.object({ email: z.string() }),
  },
  forgotPassword: {
    access: "public",
    summary: "Sends a password reset link, if there is an account",
    body: ForgotPasswordRequest,
    response: z.object({ message: z.string() }),
  },
  resetPassword: {
    access: "public",
    summary: "Sets a new password with the emailed link, and signs out everywhere",
    body: ResetPasswordRequest,
    response: z.object({ email: z.string() }),
  },
  changePassword: {
    access: "member",
    summary: "Changes your password, given the current one, and signs out everywhere else",
    body: ChangePasswordRequest,
    response: Member,
  },
  confirm: {
    access: "member",
    summary: "Confirms your password, for actions that ask for it",
    body: PasswordRequest,
    response: Member,
  },
  sessions: {
    access: "member",
    summary: "The browsers you’re signed in on, the current one first",
    response: z.array(AccountSession),
  },
  endSession: {
    access: "member",
    summary: "Signs one browser out",
    params: ById,
  },
  endOtherSessions: {
    access: "member",
    summary: "Signs out everywhere but here",
  },
  kept: {
    access: "public",
    summary:
      "Whether anything of members is stored that a team may have stopped asking for, and whether Discord gets their names, as its privacy notice says",
    response: Kept,
  },
  exportData: {
    access: "member",
    summary: "Everything the site holds about you",
    query: z.object({ format: z.enum(["json", "html"]).optional() }),
    response: PersonalData,
  },
  remove: {
    access: "member",
    summary: "Deletes your account",
    body: PasswordRequest,
  },
  sendDeletionLink: {
    access: "member",
    summary: "Sends an account deletion link, for members without a password",
    response: z.object({ email: z.string() }),
  },
  removeByLink: {
    access: "public",
    summary: "Deletes an account with the emailed link",
    body: TokenRequest,
    status: 204,
  },
} satisfies Calls;
