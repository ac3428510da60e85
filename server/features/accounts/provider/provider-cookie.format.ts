import { z } from "zod";
import { seal, unseal } from "#server/platform/secrets/sealed-text.ts";

/** A sign-in that is waiting for the provider: what the answer must match, and where the person goes next. */
const PendingSignIn = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnUrl: z.string(),
  startedAt: z.number(),
});
export type PendingSignIn = Omit<z.output<typeof PendingSignIn>, "startedAt">;

/** How long someone may take at the provider. */
export const pendingSignInMs = 10 * 60_000;

const keyOf = (secret: string) => ({ secret, purpose: "sign-in under way" });

/** Encrypts the sign-in as a cookie's value, which the browser can neither read nor change. */
export function sealPendingSignIn(secret: string, pending: PendingSignIn, now = new Date()): string {
  return seal(JSON.stringify({ ...pending, startedAt: now.getTime() }), keyOf(secret));
}

/** Decrypts the sign-in. Returns undefined if it isn't ours or is too old. */
export function openPendingSignIn(secret: string, value: string, now = new Date()): PendingSignIn | undefined {
  const text = unseal(value, keyOf(secret));
  if (text === undefined) return undefined;
  const { startedAt, ...pending } = PendingSignIn.parse(JSON.parse(text));
  return now.getTime() - startedAt < pendingSignInMs ? pending : undefined;
}
