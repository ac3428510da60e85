import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { Id, Timestamp } from "#contract/fields.ts";
import { staffTexts } from "./constants.ts";
import { StaffLoginRequest } from "./forms.ts";
import { staffRoles } from "./roles.ts";
import { CodeRequest } from "./second-factor/forms.ts";
import { PasskeyAssertion, PasskeyOptions } from "./second-factor/passkey-fields.ts";

export const SignedIn = z.object({
  admin: z.object({ id: Id, username: z.string(), role: z.enum(staffRoles) }),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** Returned when the password was right. Staff with a second factor aren't signed in yet. */
export const StaffLogin = z.union([
  SignedIn,
  z.object({ next: z.literal("/admin/second-step").describe("The page of the second step") }),
]);
export type StaffLogin = z.infer<typeof StaffLogin>;

export const SecondStep = z.object({
  methods: z
    .array(z.enum(["code", "passkey"]))
    .describe("The ways to finish the sign-in this browser has started; empty if there is none"),
});
export type SecondStep = z.infer<typeof SecondStep>;

export const StaffCheck = z.discriminatedUnion("isAdmin", [
  z.object({ isAdmin: z.literal(false) }),
  z.object({
    isAdmin: z.literal(true),
    username: z.string(),
    role: z.enum(staffRoles),
    adminId: z.nullable(Id).describe("Null for a temporary session"),
    expiresAt: z.optional(Timestamp).describe("When a temporary session ends; left out for an account’s session"),
    needsSecondFactor: z.optional(z.literal(true)).describe("Present if they must set one up before anything else"),
  }),
]);
export type StaffCheck = z.infer<typeof StaffCheck>;

export const staffCalls = {
  check: {
    access: "public",
    summary: "This browser’s staff session, if it has one",
    response: StaffCheck,
  },
  login: {
    access: "public",
    summary: "Signs staff in, or leads to the second step if the account has a second factor",
    body: StaffLoginRequest,
    leadingMessage: staffTexts.incomplete,
    response: StaffLogin,
  },
  secondStep: {
    access: "public",
    summary: "The ways to finish this browser’s sign-in",
    response: SecondStep,
  },
  finishLogin: {
    access: "public",
    summary: "Finishes a sign-in with a code from the authenticator app or a recovery code; each works once",
    body: CodeRequest,
    response: SignedIn,
  },
  passkeyOptions: {
    access: "public",
    summary: "The challenge a passkey must sign, to sign in with it or to take the second step",
    body: z.strictObject({ isSecondStep: z.boolean() }),
    response: PasskeyOptions,
  },
  passkey: {
    access: "public",
    summary: "Signs in with a challenge signed by a passkey",
    body: z.strictObject({ response: PasskeyAssertion }),
    response: SignedIn,
  },
  logout: {
    access: "public",
    summary: "Ends this browser’s staff session, if it has one",
  },
} satisfies Calls;
