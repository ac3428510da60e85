import { z } from "zod";
import { AccountSession } from "#contract/account-session.ts";
import type { Calls } from "#contract/endpoint.ts";
import { ById } from "#contract/fields.ts";
import {
  CurrentPasswordRequest,
  StaffEmailRequest,
  StaffForgotPasswordRequest,
  StaffResetPasswordRequest,
  StaffTokenRequest,
} from "./forms.ts";

export const StaffEmail = z.object({
  email: z.string().nullable(),
  unconfirmed: z.string().nullable().describe("A new address that isn’t confirmed yet"),
});
export type StaffEmail = z.infer<typeof StaffEmail>;

export const ownAccountCalls = {
  email: {
    access: "staff:ownSignIn:read",
    summary: "Where email about your own account goes",
    response: StaffEmail,
  },
  changeEmail: {
    access: "staff:ownSignIn:write",
    summary: "Mails a link to a new address, which is used once the link is opened",
    body: StaffEmailRequest,
    response: StaffEmail,
  },
  removeEmail: {
    access: "staff:ownSignIn:write",
    summary: "Removes the address from your own account",
    body: CurrentPasswordRequest,
  },
  confirmEmail: {
    access: "staff:ownSignIn:write",
    summary: "Confirms an address with the link mailed to it",
    body: StaffTokenRequest,
    response: z.object({ email: z.string() }),
  },
  sessions: {
    access: "staff:ownSignIn:read",
    summary: "Every browser your own account is signed in on",
    response: z.array(AccountSession),
  },
  endSession: {
    access: "staff:ownSignIn:write",
    summary: "Signs one browser out",
    params: ById,
  },
  endOtherSessions: {
    access: "staff:ownSignIn:write",
    summary: "Signs out everywhere but here",
  },
  forgotPassword: {
    access: "public",
    summary: "Mails a link for a new password to the account’s address; answers the same if there is none",
    body: StaffForgotPasswordRequest,
    response: z.object({ message: z.string() }),
  },
  resetPassword: {
    access: "public",
    summary:
      "Sets a new password with a mailed link and ends all the account’s sessions; a second factor is still asked for",
    body: StaffResetPasswordRequest,
    response: z.object({ username: z.string() }),
  },
} satisfies Calls;
