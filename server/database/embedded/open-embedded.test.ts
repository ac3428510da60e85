import { chmodSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Database, DatabaseUnavailable, inTransaction, type OpenDatabase } from "#server/database/database.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { writeMigrations } from "#server/testing/upgrades/write-migrations.ts";
import { DurableFiles, startParams } from "./folder/durable-files.ts";
import { lockFolder } from "./folder/folder-lock.ts";
import { openEmbedded } from "./open-embedded.ts";

const dataDir = mkdtempSync(join(tmpdir(), "embedded-"));
const migrations = writeMigrations("create table notes (text text primary key);");
const plenty = 10 ** 12;

let freeBytes = plenty;
let database: OpenDatabase;
let db: Database;

const pool = { connectionTimeoutMillis: 20_000 };
const open = () => openEmbedded({ dataDir, migrations, pool, limitMs: 800, freeBytes: () => freeBytes });
const write = (on: Database, text: string) => on.execute(sql`insert into notes values (${text})`);
const notes = async () => (await db.execute(sql`select text from notes order by text`)).rows.map(({ text }) => text);

async function reopen() {
  await database.close();
  database = await open();
  db = database.db;
}

beforeAll(async () => {
  database = await open();
  db = database.db;
});

afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
  rmSync(migrations, { recursive: true });
});

test("data is still there when the folder is opened again", async () => {
  await write(db, "kept");
  await reopen();
  expect(await notes()).toEqual(["kept"]);
  expect(database).toMatchObject({ engine: "embedded", location: join(dataDir, "database") });
});

test.runIf(process.platform === "linux")("at most 100 files stay open, however many tables are vacuumed", async () => {
  const numbers = Array.from({ length: 60 }, (_, number) => number);
  for (const number of numbers)
    await db.execute(
      sql.raw(`create table many_${number} (text text primary key); insert into many_${number} values ('a')`),
    );
  for (const number of numbers) await db.execute(sql.raw(`vacuum analyze many_${number}`));
  expect(openFilesOf(database.location)).toBeGreaterThan(20); // shows that open files are listed here
  expect(openFilesOf(database.location)).toBeLessThanOrEqual(100);
  for (const number of numbers) await db.execute(sql.raw(`drop table many_${number}`));
});

function openFilesOf(folder: string): number {
  const links = readdirSync("/proc/self/fd").map((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch {
      return ""; // it has been closed since
    }
  });
  return links.filter((link) => link.startsWith(`${folder}/`)).length;
}

test("only its owner can open the data folder", () => {
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test("a folder with other files keeps its permissions, and a file is refused as a folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "somebodys-"));
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  chmodSync(file, 0o644);
  chmodSync(folder, 0o755);
  lockFolder(folder)();
  expect(() => lockFolder(file)).toThrow(`The data folder ${file} can't be used`);
  expect([folder, file].map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o644]);
  rmSync(folder, { recursive: true });
});

test("a folder in use is refused in one line that names it", async () => {
  const again = open();
  await expect(again).rejects.toBeInstanceOf(StartError);
  await expect(again).rejects.toThrow(dataDir);
});

test("a folder that can't be created is refused in one line that names it", async () => {
  const impossible = join(dataDir, "lock.owner", "below-a-file");
  await expect(openEmbedded({ dataDir: impossible, migrations })).rejects.toThrow(
    `The data folder ${impossible} can't be used`,
  );
});

test("a commit waits for the disk, and a read doesn't", async () => {
  await database.close();
  const files = new DurableFiles(join(dataDir, "database"));
  const engine = await PGlite.create({ fs: files, startParams });
  const syncsOf = async (statement: string) => {
    const before = files.syncCount;
    await engine.query(statement);
    return files.syncCount - before;
  };
  expect(await syncsOf("insert into notes values ('synced')")).toBe(1);
  expect(await syncsOf("select * from notes")).toBe(0);
  await engine.query("delete from notes where text = 'synced'");
  await engine.close();
  database = await open();
  db = database.db;
});

describe("a statement that takes too long", () => {
  test.each([
    ["waits", sql`select pg_sleep(60)`],
    ["computes", sql`select count(*) from generate_series(1, 10000000000)`],
  ])("because it %s is ended, and the database recovers by itself", async (_why, statement) => {
    await expect(db.execute(statement)).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await notes()).toEqual(["kept"]);
  });

  test("rolls back its transaction", async () => {
    const work = inTransaction(db, async (tx) => {
      await write(tx, "half");
      await tx.execute(sql`select pg_sleep(60)`);
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await notes()).toEqual(["kept"]);
  });

  test("isn't one that only waits for others", async () => {
    const naps = Array.from({ length: 6 }, () => db.execute(sql`select pg_sleep(0.2)`));
    await expect(Promise.all(naps)).resolves.toHaveLength(6);
  });
});

describe("when little disk space is left", () => {
  test("writes stop until there is space again, and reads continue", async () => {
    freeBytes = 199 * 1024 * 1024;
    const stored: string[] = [];
    const writeNext = async () => {
      const text = `short ${stored.length}`;
      await write(db, text);
      stored.push(text); // the free space is checked a few times a second
    };
    await vi.waitFor(() => expect(writeNext()).rejects.toBeInstanceOf(DatabaseUnavailable), 30_000);
    await expect(write(db, "refused")).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(inTransaction(db, (tx) => write(tx, "refused"))).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await notes()).toEqual(["kept", ...stored.toSorted()]);
    freeBytes = plenty;
    await vi.waitFor(() => write(db, "space again"), 30_000);
    await db.execute(sql`delete from notes where text <> 'kept'`);
  });

  test("an existing database still opens", async () => {
    freeBytes = 0;
    await reopen();
    expect(await notes()).toEqual(["kept"]);
    freeBytes = plenty;
  });

  test("no new database is created", async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "embedded-"));
    await expect(openEmbedded({ dataDir: elsewhere, migrations, freeBytes: () => 0 })).rejects.toThrow(
      "less than 200 MB free",
    );
    rmSync(elsewhere, { recursive: true });
  });
});

test("a closed database isn't ready", async () => {
  expect(await database.isReady()).toBe(true);
  await database.close();
  expect(await database.isReady()).toBe(false);
  database = await open();
  db = database.db;
});
