import type { RestoredBackup } from "./restore-backup.ts";
import type { TakenBackup } from "./take-backup.ts";

const number = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

/** Returns what the console prints after making a backup. */
export function takenSummary({ path, header, rowCount, bytes, ms }: TakenBackup): string {
  return [
    `Backed up ${number.format(rowCount)} rows of ${header.tables.length} tables in ${seconds(ms)}.`,
    `The file is ${path}, ${size(bytes)}; it was read back, and every row is in it.`,
  ].join("\n  ");
}

/** Returns what the console prints after restoring a backup. */
export function restoredSummary(
  { header, rowCount, ms, deletedAgain, appliedMigrations }: RestoredBackup,
  place: string,
) {
  const taken = header.createdAt.slice(0, 16).replace("T", " ");
  const lines = [
    `Restored ${number.format(rowCount)} rows of ${header.tables.length} tables into ${place} in ${seconds(ms)}.`,
    `They are as they were on ${taken} UTC.`,
    "Everyone has to sign in again, and unopened temporary links are switched off.",
  ];
  if (deletedAgain > 0)
    lines.push(`Accounts that were deleted after the backup were deleted again: ${number.format(deletedAgain)}.`);
  if (appliedMigrations.length > 0)
    lines.push(`The backup was of an earlier version; it was upgraded by ${appliedMigrations.join(", ")}.`);
  return lines.join("\n  ");
}

const seconds = (ms: number) => `${number.format(ms / 1000)} s`;
const size = (bytes: number) =>
  bytes < 1_000_000 ? `${number.format(bytes / 1000)} KB` : `${number.format(bytes / 1_000_000)} MB`;
