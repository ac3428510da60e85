import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { Engine } from "#server/database/embedded/engine/engine.ts";
import { patientConnection } from "#server/database/embedded/maintenance.ts";
import { migrate } from "#server/database/migrate.ts";
import { ownMigrations } from "#server/database/migrations.ts";
import { migratedFolderIn, templates } from "./migrated-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated, empty database for the embedded engine in memory. */
    embeddedArchive: string;
    /** One without tables. */
    blankArchive: string;
  }
}

/** Before all tests on the embedded engine, makes the empty databases that they copy, unless they're there already. */
export default async function setUp(project: TestProject) {
  const folder = templates();
  if (!existsSync(folder)) await makeTemplates(folder);
  project.provide("embeddedArchive", join(folder, "migrated.tar"));
  project.provide("blankArchive", join(folder, "blank.tar"));
}

async function makeTemplates(folder: string) {
  const cache = dirname(folder);
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) rmSync(join(cache, old), { recursive: true });
  const unfinished = mkdtempSync(join(cache, "unfinished-"));
  const engine = new Engine({ source: { folder: migratedFolderIn(unfinished) } });
  writeFileSync(join(unfinished, "blank.tar"), await engine.archive());
  await migrate(patientConnection(engine), ownMigrations);
  writeFileSync(join(unfinished, "migrated.tar"), await engine.archive());
  await engine.close();
  renameSync(unfinished, folder);
}
