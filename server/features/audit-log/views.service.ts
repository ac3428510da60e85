import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { staffSessions } from "#server/features/staff/staff.table.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { makeChange } from "./audit-log.service.ts";
import { auditLog } from "./audit-log.table.ts";

const hourMs = 3_600_000;

type View = { by: SignedInStaff; action: string; target: string };

/** Records that staff looked at people's data: at most once an hour per session, as lists are read again and again. */
export async function recordView(db: Database, view: View, now = new Date()): Promise<void> {
  if (await isRecorded(db, view, now)) return;
  const { by, ...entry } = view;
  const { sessionId } = by;
  await makeChange(db, by, async (tx, { record }) => {
    const itself = eq(staffSessions.id, sessionId);
    await tx.select({ id: staffSessions.id }).from(staffSessions).where(itself).for("no key update"); // of several at once, one writes
    if (!(await isRecorded(tx, view, now))) record({ ...entry, targetId: sessionId });
  });
}

async function isRecorded(db: Database, { by, action }: View, now: Date): Promise<boolean> {
  const recorded = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, action),
        eq(auditLog.targetId, by.sessionId),
        gt(auditLog.at, new Date(now.getTime() - hourMs)),
      ),
    )
    .limit(1);
  return recorded.length > 0;
}
