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
    summary: "Emails a link to a new address, which takes effect when the link is opened",
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
    summary: "Confirms an address with the emailed link",
    body: StaffTokenRequest,
    response: z.object({ email: z.string() }),
  },
  sessions: {
    access: "staff:ownSignIn:read",
    summary: "Every browser that’s signed in to your account",
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
    summary: "Emails a password reset link to the account’s address. The response is the same if there is none",
    body: StaffForgotPasswordRequest,
    response: z.object({ message: z.string() }),
  },
  resetPassword: {
    access: "public",
    summary:
      "Sets a new password with the emailed link and ends all the account’s sessions. A second factor is still required",
    body: StaffResetPasswordRequest,
    response: z.object({ username: z.string() }),
  },
} satisfies Calls;
