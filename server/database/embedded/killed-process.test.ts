import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { writeMigrations } from "#server/testing/write-migrations.ts";
import { openEmbedded } from "./open-embedded.ts";

const dataDir = mkdtempSync(join(tmpdir(), "killed-"));
const migrations = writeMigrations("create table halves (n int, side text, primary key (n, side));");
const writer = resolve(import.meta.dirname, "../../testing/row-writer.worker.ts");

let child: ChildProcess | undefined;

afterEach(() => child?.kill("SIGKILL"));

afterAll(() => {
  rmSync(dataDir, { recursive: true });
  rmSync(migrations, { recursive: true });
});

/** Starts a process that writes, and gives the last row it said was written once it has written so many. */
async function untilWritten(count: number): Promise<number> {
  child = spawn(process.execPath, [writer, dataDir, migrations], { stdio: ["ignore", "pipe", "inherit"] });
  let left = count;
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
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

/** Opens what the killed process left, and gives the rows whose both halves are there. */
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

test.each([1, 40, 90])("after kill -9 upon %i more writes, every acknowledged one is there and none is half", async (count) => {
  const acknowledged = await untilWritten(count);
  await kill();
  const found = await pairs();
  expect(found.slice(0, acknowledged)).toEqual(upTo(acknowledged));
});

test("a second process is refused while the first one lives, and not after kill -9", async () => {
  await untilWritten(1);
  await expect(openEmbedded({ dataDir, migrations })).rejects.toThrow(
    new RegExp(`^The data folder ${dataDir} is in use by process ${child?.pid} since 20.*\\.$`),
  );
  await kill();
  const database = await openEmbedded({ dataDir, migrations });
  await database.close();
});
