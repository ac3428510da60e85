import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An empty folder for backups, and the way to remove it. */
export function makeBackupFolder() {
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
