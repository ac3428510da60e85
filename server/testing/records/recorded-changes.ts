import { asc, eq } from "drizzle-orm";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import type { TestSite } from "#server/testing/site/test-app.ts";

/** Returns the changes of one kind in the audit log, in chronological order. */
export async function recordedChanges({ db }: TestSite, action: string) {
  const { actorType, actor, target, targetId, before, after } = auditLog;
  return db
    .select({ actorType, actor, target, targetId, before, after })
    .from(auditLog)
    .where(eq(auditLog.action, action))
    .orderBy(asc(auditLog.at), asc(auditLog.id));
}
