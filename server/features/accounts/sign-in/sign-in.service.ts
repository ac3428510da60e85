import { and, eq } from "drizzle-orm";
import { accountTexts, confirmedForMinutes } from "#contract/accounts/constants.ts";
import type { ChangePasswordRequest, LoginRequest } from "#contract/accounts/forms.ts";
import type { Database } from "#server/database/database.ts";
import { confirmFirst, invalidInput, wrongCredentials } from "#server/errors.ts";
import { findByEmail, memberOf } from "#server/features/accounts/accounts.service.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import type { SignedInMember } from "#server/features/accounts/member-sessions.service.ts";
import {
  type DeviceCookie,
  hasherOf,
  mailboxKey,
  provePassword,
  type TrySource,
} from "#server/features/rate-limits/sign-in-tries.service.ts";
import { type Hasher, hashPassword } from "#server/platform/secrets/password.ts";

/** Who tries to sign in: the address, and the account that knows the browser. */
export type Caller = { address: string; device?: DeviceCookie | undefined };

/**
 * Returns the member with this address and password, and the hash that the password was compared with. Whatever is wrong, the
 * answer and the work are the same. Strangers who try an account don't lock out the browsers it is used in. Throws
 * wrongCredentials.
 */
export async function signIn(db: Database, { email, password }: LoginRequest, { address, device }: Caller) {
  const found = await findByEmail(db, email);
  const source: TrySource =
    found && device?.isOf(found) ? { knownTo: found.id } : { address, account: mailboxKey(email) };
  const { isRight, needsRehash } = await provePassword(db, { password, stored: found?.passwordHash, source });
  if (!found?.passwordHash || !isRight) throw wrongCredentials(accountTexts.wrongCredentials);
  const { passwordHash, ...row } = found;
  const current = needsRehash
    ? await renewHash(db, { id: row.id, password, passwordHash }, hasherOf(source))
    : passwordHash;
  return { member: memberOf(row), passwordHash: current };
}

async function renewHash(db: Database, old: { id: string; password: string; passwordHash: string }, hasher: Hasher) {
  const passwordHash = await hashPassword(old.password, hasher);
  await db
    .update(members)
    .set({ passwordHash })
    .where(and(eq(members.id, old.id), eq(members.passwordHash, old.passwordHash)));
  return passwordHash;
}

type Own = { member: SignedInMember; password: string; field?: keyof ChangePasswordRequest };

/** Checks that the person at a signed-in browser knows the password. Returns the hash it was compared with, or throws. */
export async function requirePassword(db: Database, { member, password, field }: Own): Promise<string> {
  const [found] = await db
    .select({ passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, member.id));
  const stored = found?.passwordHash;
  const { isRight } = await provePassword(db, { password, stored, source: { knownTo: member.id } });
  if (!stored || !isRight)
    throw invalidInput(accountTexts.wrongPassword, { [field ?? "password"]: accountTexts.wrongPassword });
  return stored;
}

/** Throws confirmFirst unless the person at this browser has recently proven who they are. */
export function requireRecentProof({ confirmedAt }: SignedInMember, now = new Date()) {
  const isRecent = now.getTime() - confirmedAt.getTime() <= confirmedForMinutes * 60_000;
  if (!isRecent) throw confirmFirst(accountTexts.confirmFirst);
}
