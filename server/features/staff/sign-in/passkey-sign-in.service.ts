import { type AuthenticationResponseJSON, generateAuthenticationOptions } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { wrongCredentials } from "#server/errors.ts";
import { challengePasskeysOf, provePasskey } from "#server/features/staff/second-factor/passkey-proof.service.ts";
import type { PasskeySite } from "#server/features/staff/second-factor/passkey-site.format.ts";
import { staffPasskeys } from "#server/features/staff/second-factor.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import {
  claimPendingSignIn,
  findPendingSignIn,
  setChallenge,
  signInExpired,
  startPendingSignIn,
} from "./pending-sign-ins.service.ts";
import { findWaiting, finishSecondStep, type StepCaller } from "./second-step.service.ts";
import { beginStaffSession, type StartedStaff } from "./staff-sign-in.service.ts";

/** Returns a challenge for a passkey that signs in by itself, which has to verify its user, and the token of that sign-in. */
export async function challengeAnyPasskey(db: Database, { rpId }: PasskeySite) {
  const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: "required" });
  return { options, token: await startPendingSignIn(db, { challenge: options.challenge }) };
}

/** Returns a challenge for the passkeys of the account whose password was right. */
export async function challengeOwnPasskeys(db: Database, caller: StepCaller, { rpId }: PasskeySite) {
  const { account } = await findWaiting(db, caller);
  const options = await challengePasskeysOf(db, account.id, rpId);
  await setChallenge(db, caller.token, options.challenge);
  return options;
}

type Signed = { caller: StepCaller; site: PasskeySite; response: AuthenticationResponseJSON };

/** Signs in with a passkey, as the second step or by itself, depending on how this browser's sign-in began. */
export async function signInByPasskey(db: Database, signed: Signed): Promise<StartedStaff> {
  const pending = await findPendingSignIn(db, signed.caller.token);
  if (!pending?.challenge) throw signInExpired();
  const started = pending.accountId === null ? await signInByItself(db, signed) : await asSecondStep(db, signed);
  if (!started) throw wrongCredentials(say.passkeyFailed);
  return started;
}

function asSecondStep(db: Database, { caller, site, response }: Signed) {
  return finishSecondStep(db, caller, async (tx, { account: { id }, challenge }) => {
    const isTheirs = { response, site, challenge, accountId: id, mustVerifyPerson: false };
    return (await provePasskey(tx, isTheirs)) ? "passkey" : undefined;
  });
}

async function signInByItself(db: Database, { caller, site, response }: Signed): Promise<StartedStaff | undefined> {
  const [owner] = await db
    .select({ id: staffPasskeys.accountId })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.credentialId, response.id));
  if (!owner) return undefined;
  return inTransaction(db, async (tx) => {
    const { id, username, role, passwordHash } = staffAccounts;
    const [account] = await tx
      .select({ id, username, role, passwordHash })
      .from(staffAccounts)
      .where(eq(id, owner.id))
      .for("no key update");
    const { challenge } = await claimPendingSignIn(tx, caller.token);
    if (!account) return undefined;
    const proof = { response, site, challenge, accountId: account.id, mustVerifyPerson: true };
    if (!(await provePasskey(tx, proof))) return undefined;
    const { passwordHash: hash, ...admin } = account;
    const proven = { admin, passwordHash: hash, secondStep: "passkey" };
    return { ...proven, token: await beginStaffSession(tx, proven, caller.userAgent) };
  });
}
