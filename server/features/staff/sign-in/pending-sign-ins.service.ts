import { and, eq, gt, lt } from "drizzle-orm";
import { secondFactorTexts, secondStepMinutes } from "#contract/staff/second-factor/constants.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { wrongCredentials } from "#server/errors.ts";
import { pendingStaffSignIns } from "#server/features/staff/second-factor.table.ts";
import { requireUnchangedPassword } from "#server/features/staff/staff-sessions.service.ts";
import { hashOfToken, newToken } from "#server/platform/secrets/token.ts";

export const pendingSignInMs = secondStepMinutes * 60_000;

type Start = { accountId: string; passwordHash: string } | { challenge: string };

/**
 * Stores that a sign-in waits for its next step, and returns the token for the browser's cookie. The token opens nothing by
 * itself, and ends with all of the account's sessions, such as when the password is changed.
 */
export async function startPendingSignIn(db: Database, start: Start, now = new Date()): Promise<string> {
  const token = newToken();
  await inTransaction(db, async (tx) => {
    if ("accountId" in start) await requireUnchangedPassword(tx, start);
    await tx.insert(pendingStaffSignIns).values({
      tokenHash: hashOfToken(token),
      accountId: "accountId" in start ? start.accountId : null,
      challenge: "challenge" in start ? start.challenge : null,
      expiresAt: new Date(now.getTime() + pendingSignInMs),
    });
  });
  return token;
}

const isOpen = (token: string, now: Date) =>
  and(eq(pendingStaffSignIns.tokenHash, hashOfToken(token)), gt(pendingStaffSignIns.expiresAt, now));

export async function findPendingSignIn(db: Database, token: string, now = new Date()) {
  const [found] = await db.select().from(pendingStaffSignIns).where(isOpen(token, now));
  return found;
}

/** Uses up the sign-in. If several calls come at once, one gets it and the others throw. */
export async function claimPendingSignIn(tx: Database, token: string, now = new Date()) {
  const [claimed] = await tx.delete(pendingStaffSignIns).where(isOpen(token, now)).returning();
  if (!claimed) throw signInExpired();
  return claimed;
}

export const signInExpired = () => wrongCredentials(secondFactorTexts.expired);

/** Sets what a passkey has to sign, replacing an earlier challenge. */
export async function setChallenge(db: Database, token: string, challenge: string) {
  const itself = eq(pendingStaffSignIns.tokenHash, hashOfToken(token));
  await db.update(pendingStaffSignIns).set({ challenge }).where(itself);
}

export async function purgePendingSignIns(db: Database, now = new Date()) {
  await deleteInBatches(db, pendingStaffSignIns, lt(pendingStaffSignIns.expiresAt, now));
}
