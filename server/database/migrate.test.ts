import { rmSync } from "node:fs";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { StartError } from "#server/platform/process/start-error.ts";
import { openBlankDatabase } from "#server/testing/site/blank-database.ts";
import { writeMigrations } from "#server/testing/upgrades/write-migrations.ts";
import { breaksOlder } from "./applied-migrations.ts";
import { migrate } from "./migrate.ts";

let database: Awaited<ReturnType<typeof openBlankDatabase>>;
const folders: string[] = [];

beforeAll(async () => {
  database = await openBlankDatabase();
});

afterEach(async () => {
  await database.query("drop schema if exists drizzle cascade; drop schema public cascade; create schema public");
});

afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  await database.close();
});

const first = "create table one (n int);\n--> statement-breakpoint\ninsert into one values (1);";
const second = "create table two (n int);";

function migrateTo(...migrations: string[]) {
  const folder = writeMigrations(...migrations);
  folders.push(folder);
  return migrate(database.connection, folder);
}

const tables = async () => {
  const rows = await database.query("select tablename from pg_tables where schemaname = 'public' order by tablename");
  return rows.map(({ tablename }) => tablename);
};

test("an empty database gets every migration, statement by statement", async () => {
  await migrateTo(first, second);
  expect(await tables()).toEqual(["one", "two"]);
  expect(await database.query("select * from one")).toEqual([{ n: 1 }]);
});

test("applied migrations aren't applied again, and later ones are added", async () => {
  await migrateTo(first);
  await migrateTo(first);
  await migrateTo(first, second);
  expect(await tables()).toEqual(["one", "two"]);
  expect(await database.query("select * from one")).toEqual([{ n: 1 }]);
});

test("only one of many processes that start at once migrates", async () => {
  await Promise.all(Array.from({ length: 8 }, () => migrateTo(first, second)));
  expect(await database.query("select * from one")).toEqual([{ n: 1 }]);
});

test("a failed migration leaves nothing, not even of those before it", async () => {
  const failing = migrateTo(first, `${second}\n--> statement-breakpoint\ncreate table one (n int);`);
  await expect(failing).rejects.toThrow(/^Couldn't apply the migration of 2026-01-02.*: .*"one" already exists$/);
  expect(await tables()).toEqual([]);
  await migrateTo(first, second);
  expect(await tables()).toEqual(["one", "two"]);
});

const breaking = `${breaksOlder} they read this column\nalter table one drop column n;`;

test("an older release runs on a database that a newer one only added to, and leaves it unchanged", async () => {
  await migrateTo(first, second);
  await migrateTo(first);
  await migrateTo(first, second);
  expect(await tables()).toEqual(["one", "two"]);
});

test("a release older than a breaking migration is refused, but one that has it isn't", async () => {
  await migrateTo(first, breaking, second);
  const older = migrateTo(first);
  await expect(older).rejects.toBeInstanceOf(StartError);
  await expect(older).rejects.toThrow("newer than this version");
  await migrateTo(first, breaking);
  expect(await tables()).toEqual(["one", "two"]);
});

test("a database with other migrations is refused and left unchanged", async () => {
  await migrateTo(first, second);
  await expect(migrateTo(first, "create table other (n int);")).rejects.toBeInstanceOf(StartError);
  await expect(migrateTo("create table other (n int);")).rejects.toBeInstanceOf(StartError);
  expect(await tables()).toEqual(["one", "two"]);
});

test("a database without an oldest allowed release refuses older ones until a newer one sets it", async () => {
  await migrateTo(first, second);
  await database.query("drop table drizzle.oldest_release");
  await expect(migrateTo(first)).rejects.toThrow("newer than this version");
  await migrateTo(first, second);
  await migrateTo(first);
});

test("a migration waiting for a lock gives up, so nobody waits behind it", async () => {
  if (process.env.TEST_ENGINE !== "postgres") return; // the embedded engine has one session at a time
  await migrateTo(first);
  const locking = new Client(database.connection);
  await locking.connect();
  await locking.query("begin; lock table one in access share mode");
  const added = `${second}\n--> statement-breakpoint\nalter table one add column m int;`;
  await expect(migrateTo(first, added)).rejects.toThrow(/Couldn't apply .*lock timeout/);
  expect(await tables()).toEqual(["one"]);
  await locking.end();
  await migrateTo(first, added);
});

test("missing migrations are reported", async () => {
  await expect(migrate(database.connection, "/nowhere")).rejects.toThrow("Couldn't read the migrations in /nowhere");
});
