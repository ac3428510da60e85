import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { z } from "zod";

/** A sign-in under way at the provider: what the answer must match, and where the person goes then. */
const PendingSignIn = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnUrl: z.string(),
  startedAt: z.number(),
});
export type PendingSignIn = Omit<z.output<typeof PendingSignIn>, "startedAt">;

/** How long somebody may take at the provider. */
export const pendingSignInMs = 10 * 60_000;

const ivBytes = 12;
const tagBytes = 16;
const cipher = "aes-256-gcm";
const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "sign-in under way", 32));

/** As a cookie's value that the browser carries, and can neither read nor change. */
export function sealPendingSignIn(secret: string, pending: PendingSignIn, now = new Date()): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), iv);
  const text = JSON.stringify({ ...pending, startedAt: now.getTime() });
  const sealed = [sealing.update(text, "utf8"), sealing.final()];
  return Buffer.concat([iv, sealing.getAuthTag(), ...sealed]).toString("base64url");
}

/** What was sealed; undefined when it is not ours, or too long ago. */
export function openPendingSignIn(secret: string, value: string, now = new Date()): PendingSignIn | undefined {
  const text = unseal(secret, Buffer.from(value, "base64url"));
  if (text === undefined) return undefined;
  const { startedAt, ...pending } = PendingSignIn.parse(JSON.parse(text));
  return now.getTime() - startedAt < pendingSignInMs ? pending : undefined;
}

function unseal(secret: string, bytes: Buffer): string | undefined {
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const opened = opening.update(bytes.subarray(ivBytes + tagBytes));
  try {
    return Buffer.concat([opened, opening.final()]).toString("utf8");
  } catch {
    return undefined; // somebody else's, or changed
  }
}
