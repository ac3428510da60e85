import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp, WholeNumber } from "#contract/fields.ts";
import { CurrentPasswordRequest } from "#contract/staff/own-account/forms.ts";
import { CodeRequest, PasskeyOptionsRequest } from "./forms.ts";
import { PasskeyAssertion, PasskeyOptions, PasskeyRegistration } from "./passkey-fields.ts";

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Timestamp,
  lastUsedAt: z.nullable(Timestamp),
});
export type Passkey = z.infer<typeof Passkey>;

export const OwnSecondFactor = z.object({
  totpSince: z.nullable(Timestamp).describe("When an authenticator app was set up"),
  isTotpReadable: z
    .boolean()
    .describe("False if the site’s secret has changed since, so that the app’s codes can’t be checked"),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: WholeNumber,
  canUsePasskeys: z.boolean().describe("Whether passkeys work at the site’s address"),
  isRequired: z.boolean().describe("Whether the account must have a second factor"),
});
export type OwnSecondFactor = z.infer<typeof OwnSecondFactor>;

export const TotpSetup = z.object({
  secret: z.string().describe("The secret in base32, to type into the app"),
  uri: z.string().describe("The secret as a link that authenticator apps open"),
  qr: z.object({ size: WholeNumber, path: z.string() }).describe("The link as a QR code: an SVG path of this size"),
});
export type TotpSetup = z.infer<typeof TotpSetup>;

export const RecoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).describe("Shown only this once; empty if the account already has some"),
});
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const SecondFactorPolicy = z.object({
  isRequired: z.boolean(),
  without: z.array(z.string()).describe("Admins who have no second factor yet"),
});
export type SecondFactorPolicy = z.infer<typeof SecondFactorPolicy>;

const ticket = z.string().max(2_000);
const PasskeyChallenge = z.object({ options: PasskeyOptions, ticket: z.string() });

export const secondFactorCalls = {
  own: {
    access: "staff:ownSignIn:read",
    summary: "The second factor of your own account",
    response: OwnSecondFactor,
  },
  confirmByCode: {
    access: "staff:ownSignIn:write",
    summary:
      "Proves your second factor again with a code. Each proof allows one change of the account’s second factor, recovery codes or address, within five minutes",
    body: CodeRequest,
  },
  confirmOptions: {
    access: "staff:ownSignIn:write",
    summary: "Starts proving your second factor again with a passkey. Returns options for the browser and a ticket",
    response: PasskeyChallenge,
  },
  confirmByPasskey: {
    access: "staff:ownSignIn:write",
    summary: "Proves your second factor again with a passkey",
    body: z.strictObject({ ticket, response: PasskeyAssertion }),
  },
  startTotp: {
    access: "staff:ownSignIn:write",
    summary: "Starts setting up an authenticator app, which takes effect once a code from it is entered",
    body: CurrentPasswordRequest,
    response: TotpSetup,
  },
  confirmTotp: {
    access: "staff:ownSignIn:write",
    summary: "Finishes setting up an authenticator app, and signs the account out elsewhere",
    body: CodeRequest,
    response: RecoveryCodes,
  },
  removeTotp: {
    access: "staff:ownSignIn:write",
    summary: "Removes the authenticator app",
    body: CurrentPasswordRequest,
  },
  passkeyOptions: {
    access: "staff:ownSignIn:write",
    summary: "Starts adding a passkey. Returns options for the browser and a ticket to store it with",
    body: PasskeyOptionsRequest,
    response: PasskeyChallenge,
  },
  addPasskey: {
    access: "staff:ownSignIn:write",
    summary: "Stores the passkey that the browser created, and signs the account out elsewhere",
    body: z.strictObject({ ticket, response: PasskeyRegistration }),
    response: RecoveryCodes,
  },
  removePasskey: {
    access: "staff:ownSignIn:write",
    summary: "Removes one of your own passkeys",
    params: ById,
    body: CurrentPasswordRequest,
  },
  newRecoveryCodes: {
    access: "staff:ownSignIn:write",
    summary: "Creates ten new recovery codes; the old ones stop working",
    body: CurrentPasswordRequest,
    response: RecoveryCodes,
  },
  policy: {
    access: "staff:permanent:read",
    summary: "Whether admins need a second factor, and who has none",
    response: SecondFactorPolicy,
  },
  setPolicy: {
    access: "staff:permanent:write",
    summary: "Sets whether admins need a second factor. Those without one must then set it up before anything else",
    body: z.strictObject({ isRequired: z.boolean() }),
    response: SecondFactorPolicy,
  },
  reset: {
    access: "staff:permanent:write",
    summary: "Removes another account’s lost second factor, and signs it out",
    params: ById,
  },
} satisfies Calls;
