import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { staffPasskeys } from "#server/features/staff/second-factor.table.ts";
import type { PasskeySite } from "./passkey-site.format.ts";

export async function challengePasskeysOf(db: Database, accountId: string, rpId: string) {
  const keys = await db.select().from(staffPasskeys).where(eq(staffPasskeys.accountId, accountId));
  return generateAuthenticationOptions({
    rpID: rpId,
    userVerification: "preferred",
    allowCredentials: keys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
}

type Proof = {
  response: AuthenticationResponseJSON;
  site: PasskeySite;
  challenge: string | null;
  accountId: string;
  mustVerifyPerson: boolean;
};

/** Returns whether a passkey of the account has signed the challenge. The caller has locked the account. */
export async function provePasskey(tx: Database, { response, site, challenge, accountId, mustVerifyPerson }: Proof) {
  const isIt = and(eq(staffPasskeys.credentialId, response.id), eq(staffPasskeys.accountId, accountId));
  const [key] = await tx.select().from(staffPasskeys).where(isIt);
  if (!key || challenge === null) return false;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: mustVerifyPerson,
    credential: {
      id: key.credentialId,
      publicKey: Uint8Array.from(Buffer.from(key.publicKey, "base64url")),
      counter: key.counter,
      transports: key.transports,
    },
  }).catch(() => ({ verified: false, authenticationInfo: { newCounter: 0 } }));
  if (!verified) return false;
  const used = { counter: authenticationInfo.newCounter, lastUsedAt: new Date() };
  await tx.update(staffPasskeys).set(used).where(isIt);
  return true;
}
