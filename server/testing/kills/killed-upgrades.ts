import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { vi } from "vitest";
import { onServer } from "#server/testing/postgres/on-server.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import {
  earlierMigrations,
  everyRow,
  fillAsOf,
  migrationNames,
  stuckMigrations,
} from "#server/testing/upgrades/old-versions.ts";

const worker = resolve(import.meta.dirname, "migrating.worker.ts");
const stopsAt = "copy (select 1) to '/pglite/data/migrating';"; // where the engine sees its folder

/**
 * Upgrades from the oldest release to the newest, and at each step kills a process halfway through the migration. Returns the
 * names of the migrations that left something behind.
 */
export async function killWhileUpgrading(): Promise<string[]> {
  const kept = await keepDatabase({ isBlank: true });
  const left: string[] = [];
  for (const [index, name] of migrationNames.entries()) {
    if (index === 0) continue;
    const release = { migrations: earlierMigrations(index) };
    const database = await kept.open(release);
    await fillAsOf(database.db, migrationNames[index - 1] ?? "");
    const before = await everyRow(database.db);
    await database.close();
    await killHalfway(kept, index);
    const after = await kept.open(release);
    if (!isDeepStrictEqual(await everyRow(after.db), before)) left.push(name);
    await after.close();
  }
  const newest = await kept.open();
  await newest.close();
  await kept.remove();
  return left;
}

async function killHalfway({ location }: KeptDatabase, count: number) {
  const migrations = stuckMigrations(count, location.databaseUrl ? "" : stopsAt);
  const child = spawn(process.execPath, [worker, JSON.stringify({ ...location, migrations })], { stdio: "inherit" });
  const ended = once(child, "exit");
  await vi.waitFor(async () => {
    if (!(await isStuck(location))) throw new Error("It didn't reach the middle of its migration.");
  }, 60_000);
  child.kill("SIGKILL");
  await ended;
}

async function isStuck({ databaseUrl, dataDir }: KeptDatabase["location"]): Promise<boolean> {
  if (!databaseUrl) return existsSync(join(dataDir, "database", "migrating"));
  const asleep =
    "select from pg_stat_activity where datname = current_database() and query like '%select pg_sleep(3600)%' and pid <> pg_backend_pid()";
  return (await onServer(databaseUrl, asleep)).rowCount === 1;
}
