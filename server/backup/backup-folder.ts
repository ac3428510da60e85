import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Settings } from "#server/env.ts";
import type { Log } from "#server/platform/process/log.ts";
import { makeFolder } from "#server/platform/process/make-folder.ts";
import { StartError } from "#server/platform/process/start-error.ts";

const dayMs = 86_400_000;
/** No backup is kept longer, as the privacy notice promises. */
export const longestDays = 35;
/** Beyond the days whose backups are all kept, one backup a week is kept for this many weeks. */
const weeks = 4;

const nameOfBackup = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(-before-upgrade)?\.backup$/;

export const backupFolderOf = ({ BACKUP_DIR, DATA_DIR }: Pick<Settings, "BACKUP_DIR" | "DATA_DIR">) =>
  resolve(BACKUP_DIR ?? join(DATA_DIR, "backups"));

/**
 * Tests that the folder can be written to before the first backup is due. Throws a StartError if BACKUP_DIR names one that can't.
 */
export function checkBackupFolder(settings: Pick<Settings, "BACKUP_DIR" | "DATA_DIR">, log: Log) {
  const folder = backupFolderOf(settings);
  const trial = join(folder, `.trial-${randomUUID()}`);
  try {
    makeFolder(folder);
    writeFileSync(trial, "", { mode: 0o600 });
    rmSync(trial);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    if (settings.BACKUP_DIR !== undefined)
      throw new StartError(`BACKUP_DIR can't be written to (${reason}): ${folder}. Choose another folder.`);
    log.error({ folder, reason }, "backups can't be written: set BACKUP_DIR to another folder");
  }
}

/** Returns a path for a new backup, whose name sorts by time. */
export function newBackupIn(
  folder: string,
  { now, isBeforeUpgrade = false }: { now: Date; isBeforeUpgrade?: boolean },
) {
  const moment = now.toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
  return join(folder, `${moment}${isBeforeUpgrade ? "-before-upgrade" : ""}.backup`);
}

type KeptBackup = { path: string; at: Date };

/** Lists backups, newest first. Files with other names aren't ours, and are left alone. */
export function listBackups(folder: string): KeptBackup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = nameOfBackup.exec(name) ?? [];
      return day ? [{ path: join(folder, name), at: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }] : [];
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** Removes old backups. All of the last days are kept, and one for each of the weeks before. */
export function removeOldBackups(folder: string, { keepDays, now }: { keepDays: number; now: Date }) {
  const weeksSeen = new Set<number>();
  for (const { path, at } of listBackups(folder)) {
    const age = (now.getTime() - at.getTime()) / dayMs;
    const week = Math.floor(at.getTime() / (7 * dayMs));
    const isOfItsWeek = weeksSeen.size < weeks && !weeksSeen.has(week) && age < longestDays;
    if (age < keepDays) continue;
    if (isOfItsWeek) weeksSeen.add(week);
    else rmSync(path, { force: true });
  }
  removeUnfinished(folder, now);
}

/** Removes files left by backups that were killed. A file younger than a day may belong to a running one. */
function removeUnfinished(folder: string, now: Date) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isOurs = name.includes(".backup.") && name.endsWith(".unfinished");
    if (isOurs && now.getTime() - statSync(path).mtimeMs > dayMs) rmSync(path, { force: true });
  }
}
