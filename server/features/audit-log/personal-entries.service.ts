import { desc, eq, or } from "drizzle-orm";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { auditLog } from "./audit-log.table.ts";

const concerns = (memberId: string) => or(eq(auditLog.memberId, memberId), eq(auditLog.actorMemberId, memberId));

/** Exports what a member changed, and what staff changed about them, without saying which staff. */
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

/** Removes a leaving member's personal data, and with it who the rows were about. The caller has locked the member. */
export async function eraseFromAuditLog(tx: Database, memberId: string): Promise<void> {
  await tx.update(auditLog).set({ personal: null }).where(concerns(memberId)); // the references are set to null by the database
}
