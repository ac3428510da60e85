import type { OpenDatabase } from "#server/database/database.ts";
import type { BeforeUpgrade } from "#server/database/migrate.ts";
import type { Snapshot } from "#server/database/own-connection.ts";
import type { Settings } from "#server/env.ts";
import type { Job } from "#server/jobs/job-runner.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { backupFolderOf, newBackupIn, removeOldBackups } from "./backup-folder.ts";
import { forgetDeletions } from "./deletion-list.ts";
import { takenSummary } from "./sentences.ts";
import { takeBackup } from "./take-backup.ts";

const dayMs = 86_400_000;
/** Night in Europe and America; other jobs don't depend on it. */
const hourUtc = 3;

/** Returns the job that makes the nightly backup and then removes old ones; none if automatic backups are off. */
export function nightlyBackups(settings: Settings, { snapshot }: Pick<OpenDatabase, "snapshot">): Job[] {
  const { BACKUP_KEEP: keepDays } = settings;
  const folder = backupFolderOf(settings);
  if (keepDays === 0) return [];
  const run: Job["run"] = async (_db, now, signal) => {
    await takeBackup(snapshot, newBackupIn(folder, { now }), { signal, now, listIn: folder });
    removeOldBackups(folder, { keepDays, now });
    forgetDeletions(folder, now);
  };
  return [{ name: "backup", schedule: { everyMs: dayMs, hourUtc }, run }];
}

type Wanted = { snapshot: Snapshot; file?: string | undefined };

/** Makes a backup on request, in the backup folder unless a file is named. Returns what the console prints. */
export async function backUpTo(settings: Settings, { snapshot, file }: Wanted): Promise<string> {
  const now = new Date();
  const listIn = backupFolderOf(settings);
  return takenSummary(await takeBackup(snapshot, file ?? newBackupIn(listIn, { now }), { now, listIn }));
}

/**
 * Returns the backup to make before a newer version's first migration, so that the upgrade can be undone; undefined if
 * automatic backups are off. If it fails, the start ends with a StartError.
 */
export function backupBeforeUpgrade(settings: Settings): BeforeUpgrade | undefined {
  if (settings.BACKUP_KEEP === 0) return undefined;
  return async (snapshot) => {
    const now = new Date();
    const listIn = backupFolderOf(settings);
    const path = newBackupIn(listIn, { now, isBeforeUpgrade: true });
    const { path: made } = await takeBackup(snapshot, path, { now, listIn }).catch((error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      throw new StartError(`${error.message} The upgrade hasn't started. Set BACKUP_KEEP=0 to upgrade without one.`);
    });
    console.log(`\n  Backed up to ${made} before the upgrade.`);
  };
}
