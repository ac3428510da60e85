import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { isLong } from "#server/testing/records/is-long.ts";
import { writeMigrations } from "#server/testing/upgrades/write-migrations.ts";
import { openEmbedded } from "./open-embedded.ts";

const dataDir = mkdtempSync(join(tmpdir(), "killed-"));
const halves = "create table halves (n int, side text, primary key (n, side));";
const migrations = writeMigrations(halves);
const writer = resolve(import.meta.dirname, "../../testing/kills/row-writer.worker.ts");

let child: ChildProcess | undefined;

afterEach(() => child?.kill("SIGKILL"));

afterAll(() => {
  rmSync(dataDir, { recursive: true });
  rmSync(migrations, { recursive: true });
});

function startWriter(withMigrations: string) {
  const started = spawn(process.execPath, [writer, dataDir, withMigrations], { stdio: ["ignore", "pipe", "inherit"] });
  child = started;
  return started;
}

/** Starts a process that writes, waits for this many rows and returns the last one that it reported. */
async function untilWritten(count: number): Promise<number> {
  const { stdout } = startWriter(migrations);
  let left = count;
  for await (const line of createInterface({ input: stdout })) {
    left -= 1;
    if (left === 0) return Number(line);
  }
  throw new Error("The writing process ended by itself.");
}

async function kill() {
  const ended = once(child ?? process, "exit");
  child?.kill("SIGKILL");
  await ended;
}

/** Opens what the killed process left, checks that no row has only one half, and returns the rows. */
async function pairs(): Promise<number[]> {
  const database = await openEmbedded({ dataDir, migrations });
  const { rows } = await database.db.execute<{ n: number; sides: number }>(
    sql`select n, count(*)::int as sides from halves group by n order by n`,
  );
  await database.close();
  expect(rows.filter(({ sides }) => sides !== 2)).toEqual([]);
  return rows.map(({ n }) => n);
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test.each(isLong ? [1, 40, 90] : [40])(
  "after %i more writes and kill -9, every acknowledged one is there and none is half done",
  async (count) => {
    const acknowledged = await untilWritten(count);
    await kill();
    const found = await pairs();
    expect(found.slice(0, acknowledged)).toEqual(upTo(acknowledged));
  },
);

test("a second process is refused while the first one runs, but not after kill -9", async () => {
  await untilWritten(1);
  await expect(openEmbedded({ dataDir, migrations })).rejects.toThrow(
    new RegExp(`^The data folder ${dataDir} is in use by process ${child?.pid} since 20.*\\.$`),
  );
  await kill();
  const database = await openEmbedded({ dataDir, migrations });
  await database.close();
});

test("a process killed in the middle of a migration leaves none of it, and the next one completes it", async () => {
  const more = "create table more (n int);";
  const signal = "copy (select 1) to '/pglite/data/migrating';"; // where the engine sees its folder
  const breakpoint = "\n--> statement-breakpoint\n";
  const stuck = writeMigrations(halves, [more, signal, "select pg_sleep(3600);"].join(breakpoint));
  const whole = writeMigrations(halves, more);
  startWriter(stuck);
  await vi.waitFor(() => expect(existsSync(join(dataDir, "database", "migrating"))).toBe(true), 30_000);
  await kill();
  const database = await openEmbedded({ dataDir, migrations: whole });
  const { rows } = await database.db.execute(sql`select count(*)::int as rows from more`);
  expect(rows).toEqual([{ rows: 0 }]);
  await database.close();
  for (const folder of [stuck, whole]) rmSync(folder, { recursive: true });
});
