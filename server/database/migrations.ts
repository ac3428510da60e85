import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { z } from "zod";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { reasonOf } from "./sql-errors.ts";

export const ownMigrations = join(projectFolder, "migrations");

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

export function readMigrations(folder: string): MigrationMeta[] {
  try {
    return readMigrationFiles({ migrationsFolder: folder });
  } catch (error) {
    throw new StartError(`Couldn't read the migrations in ${folder}: ${reasonOf(error)}`, { cause: error });
  }
}

/** Lists the site's own migrations, oldest first. */
export function listMigrations(): { name: string; hash: string }[] {
  const { entries } = Journal.parse(JSON.parse(readFileSync(join(ownMigrations, "meta", "_journal.json"), "utf8")));
  return readMigrations(ownMigrations).map(({ hash }, index) => ({ name: entries[index]?.tag ?? "unknown", hash }));
}
