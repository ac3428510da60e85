import { and, desc, eq, gt } from "drizzle-orm";
import type { AccountSession } from "#contract/account-session.ts";
import type { Database } from "#server/database/database.ts";
import { notFound } from "#server/errors.ts";
import { dropLinks } from "#server/features/accounts/accounts.service.ts";
import { memberSessions } from "#server/features/accounts/accounts.table.ts";
import { deviceName } from "#server/features/accounts/device-name.format.ts";
import { type ActingMember, endMemberSessions, sinceIdle } from "#server/features/accounts/member-sessions.service.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";

/** Lists where a member is signed in: this browser first, then by last use. */
export async function listOwnSessions(
  db: Database,
  { id, sessionId }: ActingMember,
  now = new Date(),
): Promise<AccountSession[]> {
  const isOpen = and(gt(memberSessions.expiresAt, now), gt(memberSessions.lastSeenAt, sinceIdle(now)));
  const rows = await db
    .select()
    .from(memberSessions)
    .where(and(eq(memberSessions.memberId, id), isOpen))
    .orderBy(desc(eq(memberSessions.id, sessionId)), desc(memberSessions.lastSeenAt), desc(memberSessions.id));
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.id === sessionId,
  }));
}

/**
 * Signs one browser out. Throws notFound for another member's. Mailed links end with it, since they may have been requested
 * there.
 */
export async function endOwnSession(db: Database, { id, member }: { id: string; member: ActingMember }) {
  await makeChange(db, { member }, async (tx) => {
    const ended = await tx
      .delete(memberSessions)
      .where(and(eq(memberSessions.id, id), eq(memberSessions.memberId, member.id)))
      .returning({ id: memberSessions.id });
    if (ended.length === 0) throw notFound();
    await dropLinks(tx, member.id);
  });
}

/** Signs a member out of every other browser. */
export const endOtherOwnSessions = (db: Database, member: ActingMember): Promise<void> =>
  makeChange(db, { member }, (tx) => endMemberSessions(tx, member.id, { except: member.sessionId }));
