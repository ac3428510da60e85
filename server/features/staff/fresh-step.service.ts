import { and, eq, gt } from "drizzle-orm";
import { freshStepMinutes, secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import type { Database } from "#server/database/database.ts";
import { confirmFirst } from "#server/errors.ts";
import { staffSessions } from "#server/features/staff/staff.table.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { countFactors, hasSecondFactor, type LockedAccount } from "./factors.service.ts";

/** Records that the second factor was proven in this browser, which allows one change. */
export async function noteFreshStep(tx: Database, { sessionId }: SignedInStaff, now = new Date()) {
  await tx.update(staffSessions).set({ secondStepAt: now }).where(eq(staffSessions.id, sessionId));
}

/**
 * Uses up a second step that was recently taken in this browser. Every change to the second factor, its recovery codes or the
 * account's address needs one, so that a stolen session and the password aren't enough to remove the second factor. Throws
 * without one, unless the account has no second factor. The caller has locked the account.
 */
export async function consumeFreshStep(
  tx: Database,
  { account, by }: { account: Pick<LockedAccount, "id">; by: SignedInStaff },
  now = new Date(),
) {
  if (!hasSecondFactor(await countFactors(tx, account.id))) return;
  const since = new Date(now.getTime() - freshStepMinutes * 60_000);
  const used = await tx
    .update(staffSessions)
    .set({ secondStepAt: null })
    .where(and(eq(staffSessions.id, by.sessionId), gt(staffSessions.secondStepAt, since)))
    .returning({ id: staffSessions.id });
  if (used.length === 0) throw confirmFirst(say.confirmFirst);
}
