import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { TestProject } from "vitest/node";
import { Engine } from "#server/database/embedded/engine/engine.ts";
import { patientConnection } from "#server/database/embedded/maintenance.ts";
import { migrate } from "#server/database/migrate.ts";
import { ownMigrations } from "#server/database/migrations.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated, empty database for the embedded engine. */
    embeddedArchive: string;
  }
}

const cache = resolve(import.meta.dirname, "../../../.cache/test-database");

/**
 * Provides the engine's archive before all tests on the embedded engine. It is kept until the migrations or the engine change.
 */
export default async function setUp(project: TestProject) {
  const archive = join(cache, `${archiveKey()}.tar`);
  if (!existsSync(archive)) await makeArchive(archive);
  project.provide("embeddedArchive", archive);
}

async function makeArchive(path: string) {
  const engine = new Engine({ source: {} });
  await migrate(patientConnection(engine), ownMigrations);
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) rmSync(join(cache, old));
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, await engine.archive());
  renameSync(unfinished, path);
  await engine.close();
}

function archiveKey(): string {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const key = createHash("sha256").update(readFileSync(resolve(entry, "../../package.json")));
  for (const { hash } of readMigrationFiles({ migrationsFolder: ownMigrations })) key.update(hash);
  return key.digest("hex").slice(0, 16);
}
