import { z } from "zod";

const bytes = z
  .string()
  .regex(/^[\w-]*$/)
  .max(12_000);
const credential = {
  id: bytes.min(1).max(1_400),
  rawId: bytes.min(1).max(1_400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).describe("The browser’s extension results"),
};

/** What a browser returns after creating a passkey, in the JSON form of the WebAuthn standard. */
export const PasskeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes.optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: bytes.optional(),
  }),
});

/** What a browser returns after a passkey has signed a challenge. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

/** Options for the browser's WebAuthn API. The same library creates them on the server and reads them in the browser. */
export const PasskeyOptions = z.record(z.string(), z.unknown());
