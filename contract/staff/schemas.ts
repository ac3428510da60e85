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

/** The password was right. Staff who have a second factor aren't signed in yet. */
export const StaffLogin = z.union([
  SignedIn,
  z.object({ next: z.literal("/admin/second-step").describe("The page of the second step") }),
]);
export type StaffLogin = z.infer<typeof StaffLogin>;

export const SecondStep = z.object({
  methods: z
    .array(z.enum(["code", "passkey"]))
    .describe("How the sign-in that this browser has begun can be finished; empty where there is none"),
});
export type SecondStep = z.infer<typeof SecondStep>;

export const StaffCheck = z.discriminatedUnion("isAdmin", [
  z.object({ isAdmin: z.literal(false) }),
  z.object({
    isAdmin: z.literal(true),
    username: z.string(),
    role: z.enum(staffRoles),
    adminId: z.nullable(Id).describe("null for a temporary session"),
    expiresAt: z.optional(Timestamp).describe("When a temporary session ends; absent for an account’s"),
    needsSecondFactor: z.optional(z.literal(true)).describe("They have to set one up before anything else"),
  }),
]);
export type StaffCheck = z.infer<typeof StaffCheck>;

export const staffCalls = {
  check: {
    access: "public",
    summary: "Whether this browser holds a staff session, and which",
    response: StaffCheck,
  },
  login: {
    access: "public",
    summary: "Signs staff in, or leads to the second step where the account has a second factor",
    body: StaffLoginRequest,
    leadingMessage: staffTexts.incomplete,
    response: StaffLogin,
  },
  secondStep: {
    access: "public",
    summary: "How this browser’s sign-in can be finished",
    response: SecondStep,
  },
  finishLogin: {
    access: "public",
    summary: "Finishes a sign-in with a code of the authenticator app, or a recovery code; each works once",
    body: CodeRequest,
    response: SignedIn,
  },
  passkeyOptions: {
    access: "public",
    summary: "What a passkey has to sign, to sign in by itself or as the second step",
    body: z.strictObject({ isSecondStep: z.boolean() }),
    response: PasskeyOptions,
  },
  passkey: {
    access: "public",
    summary: "Signs in with what a passkey has signed",
    body: z.strictObject({ response: PasskeyAssertion }),
    response: SignedIn,
  },
  logout: {
    access: "public",
    summary: "Ends this browser’s staff session, if it has one",
  },
} satisfies Calls;
