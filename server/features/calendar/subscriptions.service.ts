import { eq } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import type { ActingMember } from "#server/features/accounts/member-sessions.service.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { hashOfToken, newToken } from "#server/platform/secrets/token.ts";
import { calendarSubscriptions } from "./calendar.table.ts";

/** Returns when a member created their calendar feed; null if they have none. */
export async function getSubscription(db: Database, memberId: string): Promise<{ createdAt: string | null }> {
  const [found] = await db
    .select({ createdAt: calendarSubscriptions.createdAt })
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.memberId, memberId));
  return { createdAt: found?.createdAt.toISOString() ?? null };
}

/** Creates a new secret feed address and ends the previous one. Only this call returns it. */
export async function createSubscription(db: Database, member: ActingMember, now = new Date()) {
  const token = newToken();
  const fresh = { tokenHash: hashOfToken(token), createdAt: now };
  await makeChange(db, { member }, async (tx) => {
    await tx
      .insert(calendarSubscriptions)
      .values({ memberId: member.id, ...fresh })
      .onConflictDoUpdate({ target: calendarSubscriptions.memberId, set: fresh });
  });
  return { token, createdAt: now.toISOString() };
}

export async function endSubscription(db: Database, member: ActingMember): Promise<void> {
  await makeChange(db, { member }, async (tx) => {
    await removeSubscription(tx, member.id);
  });
}

export async function removeSubscription(db: Database, memberId: string): Promise<void> {
  await db.delete(calendarSubscriptions).where(eq(calendarSubscriptions.memberId, memberId));
}

/** Returns the id of the member with this feed secret; undefined if there is none. */
export async function findSubscriber(db: Database, token: string): Promise<string | undefined> {
  const [found] = await db
    .select({ memberId: calendarSubscriptions.memberId })
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.tokenHash, hashOfToken(token)));
  return found?.memberId;
}
