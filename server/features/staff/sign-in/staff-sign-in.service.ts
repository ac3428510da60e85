import { and, eq } from "drizzle-orm";
import { staffTexts } from "#contract/staff/constants.ts";
import type { StaffLoginRequest } from "#contract/staff/forms.ts";
import type { SignedIn } from "#contract/staff/schemas.ts";
import { secondFactorTexts } from "#contract/staff/second-factor/constants.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { Refusal, wrongCredentials } from "#server/errors.ts";
import { recordEvent } from "#server/features/audit-log/audit-log.service.ts";
import { recordLockedSignIn, recordRefusal } from "#server/features/audit-log/refusals.service.ts";
import {
  type DeviceCookie,
  hasherOf,
  provePassword,
  type TrySource,
  usernameKey,
} from "#server/features/rate-limits/sign-in-tries.service.ts";
import { countFactors, hasSecondFactor } from "#server/features/staff/factors.service.ts";
import { hasUsername, staffAccounts } from "#server/features/staff/staff.table.ts";
import { startStaffSession } from "#server/features/staff/staff-sessions.service.ts";
import { type Hasher, hashPassword } from "#server/platform/secrets/password.ts";

/** Someone who has proven who they are, the hash of their password, and how they passed the second step if there was one. */
export type ProvenStaff = SignedIn & { passwordHash: string; secondStep?: string };
/** The same once they are signed in, with the token for their browser's cookie. */
export type StartedStaff = ProvenStaff & { token: string };

/** Who tries to sign in: the address, and the accounts that know this browser or are signed in here. */
type StaffCaller = { address: string; devices: DeviceCookie[] };

/** Checks a username and password. Whatever is wrong, the answer and the work for it are the same. */
export async function signInStaff(
  db: Database,
  { username, password }: StaffLoginRequest,
  { address, devices }: StaffCaller,
): Promise<ProvenStaff> {
  const found = await findByUsername(db, username);
  const source: TrySource =
    found && devices.some((one) => one.isOf(found))
      ? { knownTo: found.id }
      : { address, account: usernameKey(found?.username ?? username) };
  const refusal = { action: "staff.sign-in-failed", ...namedTry(found), address } as const;
  const proof = { password, stored: found?.passwordHash, source };
  const { isRight, needsRehash } = await provePassword(db, proof).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === "too_many_requests") await recordLockedSignIn(db, refusal);
    throw error;
  });
  if (!found || !isRight) {
    await recordRefusal(db, refusal);
    throw wrongCredentials(staffTexts.failed.description);
  }
  const { passwordHash, ...admin } = found;
  return {
    admin,
    passwordHash: needsRehash ? await renewHash(db, found, { password, hasher: hasherOf(source) }) : passwordHash,
  };
}

const namedTry = (found: { id: string; username: string } | undefined) =>
  found ? { target: `admin account ${found.username}`, targetId: found.id } : { target: "an unknown username" };

/** Whether the account needs more than the right password. */
export const needsSecondStep = async (db: Database, accountId: string) =>
  hasSecondFactor(await countFactors(db, accountId));

/**
 * Signs their browser in and returns the token for its cookie. If the account has a second factor, nobody gets in without it,
 * even if it was set up a moment ago.
 */
export async function beginStaffSession(
  db: Database,
  { admin, passwordHash, secondStep }: ProvenStaff,
  userAgent: string,
): Promise<string> {
  const { id: accountId } = admin;
  return inTransaction(db, async (tx) => {
    const token = await startStaffSession(tx, { accountId, passwordHash, userAgent }); // locks the account
    if (secondStep === undefined && (await needsSecondStep(tx, accountId)))
      throw wrongCredentials(secondFactorTexts.expired);
    const target = secondStep === undefined ? "admin area" : `admin area, with a second step: ${secondStep}`;
    await recordEvent(tx, { by: { signedIn: admin }, action: "staff.sign-in", target });
    return token;
  });
}

async function findByUsername(db: Database, typed: string) {
  const { id, username, role, passwordHash } = staffAccounts;
  const [found] = await db.select({ id, username, role, passwordHash }).from(staffAccounts).where(hasUsername(typed));
  return found;
}

type Renewal = { password: string; hasher: Hasher };

async function renewHash(db: Database, old: { id: string; passwordHash: string }, { password, hasher }: Renewal) {
  const passwordHash = await hashPassword(password, hasher);
  await db
    .update(staffAccounts)
    .set({ passwordHash })
    .where(and(eq(staffAccounts.id, old.id), eq(staffAccounts.passwordHash, old.passwordHash)));
  return passwordHash;
}
