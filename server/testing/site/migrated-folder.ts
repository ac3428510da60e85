import { createHash } from "node:crypto";
import { constants, cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { projectFolder } from "#server/platform/process/project-folder.ts";

/** Returns the folder of the tests' empty databases. It has another name once the migrations or the engine have changed. */
export function templates(): string {
  const engine = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const key = createHash("sha256").update(readFileSync(join(engine, "../../package.json")));
  const migrations = join(projectFolder, "migrations");
  for (const name of readdirSync(migrations).filter((each) => each.endsWith(".sql")))
    key.update(readFileSync(join(migrations, name)));
  return join(projectFolder, ".cache/test-database", key.digest("hex").slice(0, 16));
}

export const migratedFolderIn = (folder: string) => join(folder, "database");

/** Saves a site or a test the time to migrate an embedded database, if the tests have made one to copy. */
export function copyMigratedTo(dataDir: string) {
  const migrated = migratedFolderIn(templates());
  if (!existsSync(migrated)) return;
  cpSync(migrated, migratedFolderIn(dataDir), { recursive: true, mode: constants.COPYFILE_FICLONE });
}
