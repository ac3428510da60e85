import { readFileSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { and, asc, count, desc, eq, gte, inArray, max, sql } from "drizzle-orm";
import { z } from "zod";
import type { Health } from "#contract/health/schemas.ts";
import { backupFolderOf, listBackups } from "#server/backup/backup-folder.ts";
import type { Database, OpenDatabase } from "#server/database/database.ts";
import type { Settings } from "#server/env.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { nameKey, staffAccounts } from "#server/features/staff/staff.table.ts";
import { listFailedRuns, listJobs } from "#server/jobs/jobs.service.ts";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { readMailState } from "./undelivered-messages.service.ts";

const dayMs = 86_400_000;
const mostTargets = 50;
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")));

export type SiteParts = { settings: Settings; database: Pick<OpenDatabase, "db" | "engine"> };

/** Returns how the site is doing, for the people who run it. */
export async function readHealth({ settings, database: { db, engine } }: SiteParts, now = new Date()): Promise<Health> {
  return {
    version,
    engine,
    freeBytes: freeBytesIn(settings.DATA_DIR),
    backup: readBackups(settings, now),
    jobs: await listJobs(db),
    failedRuns: await listFailedRuns(db),
    mail: { isSent: settings.SMTP_URL !== undefined, ...(await readMailState(db)) },
    failedSignIns: await countFailedSignIns(db, new Date(now.getTime() - dayMs)),
    lookalikes: await listLookalikes(db),
  };
}

/** Returns null for a folder that was moved or deleted, whose disk is unknown. */
function freeBytesIn(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

function readBackups(settings: Settings, now: Date): Health["backup"] {
  const isNightly = settings.BACKUP_KEEP > 0;
  const last = findLastBackup(backupFolderOf(settings));
  const isOverdue = isNightly && last !== null && now.getTime() - new Date(last.at).getTime() > 2 * dayMs;
  return { isNightly, last, isOverdue };
}

function findLastBackup(folder: string): Health["backup"]["last"] {
  const [last] = listBackups(folder);
  const file = last && statSync(last.path, { throwIfNoEntry: false }); // it may be deleted just after it was listed
  return file ? { at: last.at.toISOString(), bytes: file.size } : null;
}

async function countFailedSignIns(db: Database, since: Date): Promise<Health["failedSignIns"]> {
  const { target, action, at } = auditLog;
  const failed = and(eq(action, "staff.sign-in-failed"), gte(at, since));
  const rows = await db
    .select({ target, count: count(), lastAt: max(at) })
    .from(auditLog)
    .where(failed)
    .groupBy(target)
    .orderBy(desc(max(at)))
    .limit(mostTargets);
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: (lastAt ?? since).toISOString() }));
}

async function listLookalikes(db: Database): Promise<Health["lookalikes"]> {
  const { id, username, createdAt, isLookalike } = staffAccounts;
  const shared = db
    .select({ key: sql`${nameKey(username)}` })
    .from(staffAccounts)
    .where(eq(isLookalike, true));
  const rows = await db
    .select({ id, username, createdAt })
    .from(staffAccounts)
    .where(inArray(nameKey(username), shared))
    .orderBy(nameKey(username), asc(createdAt), asc(id))
    .limit(mostTargets);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
