import { desc, eq, or } from "drizzle-orm";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { auditLog } from "./audit-log.table.ts";

const concerns = (memberId: string) => or(eq(auditLog.memberId, memberId), eq(auditLog.actorMemberId, memberId));

/** What a member changed, and what staff changed about them; who of the staff is not theirs to know. */
export async function exportAuditLog(
  db: Database,
  memberId: string,
): Promise<PersonalData["sections"][number]["rows"]> {
  const rows = await db.select().from(auditLog).where(concerns(memberId)).orderBy(desc(auditLog.position));
  return rows.map(({ at, action, target, actorMemberId, ...row }) => ({
    at: at.toISOString(),
    action,
    target,
    by: actorMemberId === memberId ? "you" : "someone else",
    ...(row.memberId === memberId && row.personal !== null && { kept: JSON.stringify(row.personal) }),
  }));
}

/** A member who leaves, and is held already: what was kept of them goes, and nothing tells any longer whom the rows were about. */
export async function leaveAuditLog(tx: Database, memberId: string): Promise<void> {
  await tx.update(auditLog).set({ personal: null }).where(concerns(memberId)); // the references blank themselves
}
