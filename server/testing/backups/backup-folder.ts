import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes an empty folder for backups. Returns it with the function that removes it. */
export function makeBackupFolder() {
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
