import { and, eq, gt } from "drizzle-orm";
import { freshStepMinutes, secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import type { Database } from "#server/database/database.ts";
import { confirmFirst } from "#server/errors.ts";
import { staffSessions } from "#server/features/staff/staff.table.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { countFactors, type HeldAccount, hasSecondFactor } from "./factors.service.ts";

/** The second factor was proven at this browser: one change may follow. */
export async function noteFreshStep(tx: Database, { sessionId }: SignedInStaff, now = new Date()) {
  await tx.update(staffSessions).set({ secondStepAt: now }).where(eq(staffSessions.id, sessionId));
}

/**
 * Someone with a stolen session and the password can't take the second factor off: whatever changes it, its recovery codes or the
 * account's address uses up a second step given at this browser a moment ago. Throws without one, unless the account has no second
 * factor. The account is held by the caller.
 */
export async function consumeFreshStep(
  tx: Database,
  { account, by }: { account: Pick<HeldAccount, "id">; by: SignedInStaff },
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
