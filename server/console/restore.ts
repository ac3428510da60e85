import { dirname, resolve } from "node:path";
import { backupFolderOf } from "#server/backup/backup-folder.ts";
import { listDeletions } from "#server/backup/deletion-list.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { restoredSummary } from "#server/backup/sentences.ts";
import { prepareEnvironment, readSettings, type Settings } from "#server/env.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { usage } from "./commands.ts";

try {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new StartError(usage);
  prepareEnvironment({ isDevelopment: false });
  console.log(`\n  ${await restore(resolve(file), readSettings())}\n`);
} catch (error) {
  console.error(error instanceof StartError ? `\n  ${error.message}\n` : error);
  process.exitCode = 1;
}

async function restore(file: string, settings: Settings): Promise<string> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
  const lists = new Set([backupFolderOf(settings), dirname(file)]);
  const deletedIds = [...lists].flatMap(listDeletions);
  const restored = await restoreBackup(file, { location: { databaseUrl, dataDir }, deletedIds });
  return restoredSummary(restored, databaseUrl ? "PostgreSQL" : resolve(dataDir, "database"));
}
