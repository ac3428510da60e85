import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listTableNames } from "#server/database/contents/tables.ts";
import { inTransaction } from "#server/database/database.ts";
import { onServer } from "#server/testing/postgres/on-server.ts";
import { killConsoleAt, runConsole } from "#server/testing/site/console-program.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import { checkBackup } from "./read-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "killed-backup-"));
const file = join(folder, "kept.backup");
const settingsOf = ({ location }: KeptDatabase): Record<string, string> => ({
  DATA_DIR: location.dataDir,
  BACKUP_DIR: folder,
  ...(location.databaseUrl && { DATABASE_URL: location.databaseUrl, SESSION_SECRET: "x".repeat(32) }),
});
const messages = 30_000;
const patience = { timeout: 180_000 };
let kept: KeptDatabase;

beforeAll(async () => {
  kept = await keepDatabase();
  const { background, close } = await kept.open();
  await inTransaction(background, async (tx) => {
    await tx.execute(sql`
      insert into contact_messages (id, name, email, subject, message)
      select gen_random_uuid(), 'Ida', 'ida@demo.example', 'media', repeat(md5(n::text), 20)
      from generate_series(1, ${messages}::int) n`);
  });
  await close();
  const { exitCode, stderr } = await runConsole("admin", ["backup", file], settingsOf(kept));
  if (exitCode !== 0) throw new Error(stderr);
});
afterAll(async () => {
  await kept.remove();
  rmSync(folder, { recursive: true });
});

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
const unfinished = () => readdirSync(folder).find((name) => name.endsWith(".unfinished")) ?? "none";

test("a backup killed at any moment leaves the previous one unchanged", patience, async () => {
  const before = readFileSync(file);
  const killing = { program: "admin", words: ["backup", file], settings: settingsOf(kept) } as const;
  for (const bytes of [1, before.length / 3, before.length / 1.5]) {
    expect(await killConsoleAt(killing, () => sizeOf(join(folder, unfinished())) >= bytes)).toBe(true);
    expect(readFileSync(file).equals(before)).toBe(true);
    rmSync(join(folder, unfinished()), { force: true });
  }
  expect(await runConsole("admin", ["backup", file], settingsOf(kept))).toMatchObject({ exitCode: 0, stderr: "" });
  expect(await checkBackup(file)).toMatchObject({ summary: { rows: { contact_messages: messages } } });
});

/** How far a restore has got, as seen from outside. */
const momentsOf = ({ location: { databaseUrl, dataDir } }: KeptDatabase): [string, () => unknown][] => {
  if (databaseUrl) {
    const runs = (pattern: string) => async () => (await onServer(databaseUrl, sessionsThatRun, [pattern])).rowCount;
    return [
      ["its transaction has begun", runs(".")],
      ["rows are put in", runs("insert into .*contact_messages")],
      ["references come back", runs("^(alter table .* (add|enable) |analyze)")],
    ];
  }
  const restoring = join(dataDir, "database.restoring");
  const log = join(restoring, "pg_wal");
  return [
    ["its folder is made", () => existsSync(restoring)],
    ["rows are put in", () => existsSync(log) && readdirSync(log).length > 3],
  ];
};
const sessionsThatRun = `
  select from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and query ~ $1`;

test("a restore killed at any moment leaves nothing, and works when run again", patience, async () => {
  const blank = await keepDatabase({ isBlank: true });
  const killing = { program: "restore", words: [file], settings: settingsOf(blank) } as const;
  for (const [moment, hasCome] of momentsOf(blank)) {
    expect([moment, await killConsoleAt(killing, hasCome)]).toEqual([moment, true]);
    await expect.poll(() => hasDatabase(blank)).toBe(false);
  }
  expect(await runConsole("restore", [file], settingsOf(blank))).toMatchObject({ exitCode: 0, stderr: "" });
  const { db, close } = await blank.open();
  expect((await db.execute(sql`select count(*)::int as count from contact_messages`)).rows).toEqual([
    { count: messages },
  ]);
  expect(await listTableNames(db)).toContain("public.members");
  await close();
  expect(readdirSync(blank.location.dataDir).filter((name) => name.includes("restoring"))).toEqual([]);
  await blank.remove();
});

/** Returns whether anything is stored there. A server takes a moment to notice that its client was killed. */
async function hasDatabase({ location: { databaseUrl, dataDir } }: KeptDatabase): Promise<boolean> {
  if (!databaseUrl) return existsSync(join(dataDir, "database"));
  const tables = "select from pg_tables where schemaname in ('public', 'drizzle')";
  return (await onServer(databaseUrl, tables)).rowCount !== 0;
}
