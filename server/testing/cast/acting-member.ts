import { eq } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { memberSessions } from "#server/features/accounts/accounts.table.ts";
import { type ActingMember, startMemberSession } from "#server/features/accounts/member-sessions.service.ts";

/** Signs a member in, and returns them as services know the member who acts. */
export async function actingMember({ db }: { db: Database }, id: string): Promise<ActingMember> {
  await startMemberSession(db, { memberId: id, userAgent: "a test" });
  const [session] = await db
    .select({ sessionId: memberSessions.id })
    .from(memberSessions)
    .where(eq(memberSessions.memberId, id));
  if (!session) throw new Error("The member is not signed in.");
  return { id, ...session };
}
