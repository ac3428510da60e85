import type { RestoredBackup } from "./restore-backup.ts";
import type { TakenBackup } from "./take-backup.ts";

const number = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

/** Returns what the console prints after making a backup. */
export function takenSummary({ path, header, rowCount, bytes, ms }: TakenBackup): string {
  return [
    `Backed up ${number.format(rowCount)} rows of ${header.tables.length} tables in ${seconds(ms)}.`,
    `The file is ${path}, ${size(bytes)}. It was read back and has every row.`,
  ].join("\n  ");
}

/** Returns what the console prints after restoring a backup. */
export function restoredSummary(
  { header, rowCount, ms, deletedAgain, appliedMigrations }: RestoredBackup,
  location: string,
) {
  const taken = header.createdAt.slice(0, 16).replace("T", " ");
  const lines = [
    `Restored ${number.format(rowCount)} rows of ${header.tables.length} tables into ${location} in ${seconds(ms)}.`,
    `The data is from ${taken} UTC.`,
    "Everyone has to sign in again, and unopened temporary links no longer work.",
  ];
  if (deletedAgain > 0)
    lines.push(`Accounts deleted after the backup, now deleted again: ${number.format(deletedAgain)}.`);
  if (appliedMigrations.length > 0)
    lines.push(`The backup was from an older version, so it was upgraded with ${appliedMigrations.join(", ")}.`);
  return lines.join("\n  ");
}

const seconds = (ms: number) => `${number.format(ms / 1000)} s`;
const size = (bytes: number) =>
  bytes < 1_000_000 ? `${number.format(bytes / 1000)} KB` : `${number.format(bytes / 1_000_000)} MB`;
