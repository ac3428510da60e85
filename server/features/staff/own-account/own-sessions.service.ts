import { and, desc, eq, gt } from "drizzle-orm";
import type { AccountSession } from "#contract/account-session.ts";
import { ownAccountTexts } from "#contract/staff/own-account/constants.ts";
import type { Database } from "#server/database/database.ts";
import { forbidden, notFound } from "#server/errors.ts";
import { deviceName } from "#server/features/accounts/device-name.format.ts";
import { changeOwnAccount } from "#server/features/audit-log/audit-log.service.ts";
import { staffSessions } from "#server/features/staff/staff.table.ts";
import { endStaffSessions, type SignedInStaff, sinceIdle } from "#server/features/staff/staff-sessions.service.ts";

/** Lists where the account is signed in: this browser first, then by last use. */
export async function listOwnSessions(db: Database, by: SignedInStaff, now = new Date()): Promise<AccountSession[]> {
  if (by.adminId === null) throw forbidden();
  const isOpen = and(gt(staffSessions.expiresAt, now), gt(staffSessions.lastSeenAt, sinceIdle(now)));
  const rows = await db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.accountId, by.adminId), isOpen))
    .orderBy(desc(eq(staffSessions.id, by.sessionId)), desc(staffSessions.lastSeenAt), desc(staffSessions.id));
  return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    device: deviceName(userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === by.sessionId,
  }));
}

/** Signs one browser out. Throws notFound for another account's. */
export async function endOwnSession(db: Database, { id, by }: { id: string; by: SignedInStaff }) {
  await changeOwnAccount(db, by, async (tx, account, { record }) => {
    record({ action: "staff.end-session", target: "one browser" });
    const ended = await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.id, id), eq(staffSessions.accountId, account.id)))
      .returning({ id: staffSessions.id });
    if (ended.length === 0) throw notFound(ownAccountTexts.noSession);
  });
}

/** Signs the account out of every other browser. */
export async function endOtherOwnSessions(db: Database, by: SignedInStaff) {
  await changeOwnAccount(db, by, async (tx, account, { record }) => {
    record({ action: "staff.end-session", target: "all other browsers" });
    await endStaffSessions(tx, account.id, { except: by.sessionId });
  });
}
