import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, inTransaction } from "#server/database/database.ts";
import { checkLedger } from "#server/features/points/ledger-check.service.ts";
import { memoryOfTree, mostMemoryDuring } from "#server/testing/measures/memory.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import { builtProgram, type SiteProcess, startShippedSite } from "#server/testing/site/site-process.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";

const rows = 1_000_000;
const accounts = 10_000;
const piece = 100_000;
const folder = mkdtempSync(join(tmpdir(), "large-backup-"));
const file = join(folder, "large.backup");
const count = (number: number) => sql.raw(String(number));

const settingsOf = ({ location }: KeptDatabase): Record<string, string> => ({
  DATA_DIR: location.dataDir,
  BACKUP_DIR: folder,
  ...withoutLimits,
  ...(location.databaseUrl && { DATABASE_URL: location.databaseUrl, SESSION_SECRET: "x".repeat(32) }),
});

let kept: KeptDatabase;
let original: unknown;
let site: SiteProcess;

beforeAll(async () => {
  kept = await keepDatabase();
  const { background, close } = await kept.open();
  await fillLedger(background);
  original = await hashOfLedger(background);
  await close();
  site = await startShippedSite(settingsOf(kept));
}, 1_200_000);

afterAll(async () => {
  await site.end("SIGTERM");
  await kept.remove();
  rmSync(folder, { recursive: true });
});

/** Fills in pieces, without checking foreign keys. */
async function fillLedger(db: Database) {
  const id = (n: string) => sql.raw(`lpad(to_hex(1 + ${n} % ${accounts}), 32, '0')::uuid`);
  await db.execute(sql`
    insert into points_accounts (id, balance, earned_count)
    select ${id("n")}, ${count(rows / accounts)}, ${count(rows / accounts)} from generate_series(1, ${count(accounts)}) n`);
  for (let from = 1; from <= rows; from += piece)
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`
        insert into points_ledger (id, account_id, type, amount, balance_after, description, admin_username)
        select gen_random_uuid(), ${id("(n - 1)")}, 'earned', 1, (n - 1) / ${count(accounts)} + 1, 'Won a match', 'ada'
        from generate_series(${count(from)}, ${count(from + piece - 1)}) n order by n`);
    });
}

/** Reads in pieces too, as a statement may only take a minute. */
async function hashOfLedger(db: Database) {
  const hashes: unknown[] = [];
  for (let from = 0; from <= rows; from += piece) {
    const isInPiece = sql`position between ${count(from)} and ${count(from + piece - 1)}`;
    const hash = sql`select count(*), sum(hashtextextended(kept::text, 0)) from points_ledger kept where ${isInPiece}`;
    hashes.push((await db.execute(hash)).rows);
  }
  return hashes;
}

/** Runs a console command, and measures its time and peak memory. */
async function measure(program: "admin" | "restore", words: string[], settings: Record<string, string>) {
  const begun = performance.now();
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [builtProgram(program), ...words], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let memoryMb = 0;
  const [exitCode] = await Promise.all([
    once(child, "exit").then(([code]) => code),
    mostMemoryDuring(child.pid ?? 0, () => once(child, "exit")).then((most) => {
      memoryMb = most;
    }),
  ]);
  const line = `${((performance.now() - begun) / 1000).toFixed(1)} s, ${Math.round(memoryMb)} MB at most`;
  return { exitCode, line };
}

/** Asks for the roster repeatedly until it is stopped. */
function keepAsking(origin: string) {
  const state = { isStopped: false, longestMs: 0, statuses: new Set<number>() };
  const asking = (async () => {
    while (!state.isStopped) {
      const begun = performance.now();
      state.statuses.add((await fetch(`${origin}/api/players`)).status);
      state.longestMs = Math.max(state.longestMs, performance.now() - begun);
    }
  })();
  return async () => {
    state.isStopped = true;
    await asking;
    return state;
  };
}

test("a site with 1,000,000 rows keeps answering during a backup, and the restored ledger is identical", async () => {
  const restMb = memoryOfTree(site.pid) ?? 0;
  const stopAsking = keepAsking(site.origin);
  let backup = { exitCode: 1, line: "" };
  const siteMb = await mostMemoryDuring(site.pid, async () => {
    backup = await measure("admin", ["backup", file], settingsOf(kept));
  });
  const { longestMs, statuses } = await stopAsking();
  console.log(
    `backup: ${backup.line} in the console, ${Math.round(siteMb)} MB in the site, which held ${Math.round(restMb)} MB before; ` +
      `${(statSync(file).size / 1e6).toFixed(1)} MB on the disk; the longest answer took ${Math.round(longestMs)} ms`,
  );
  expect([backup.exitCode, [...statuses]]).toEqual([0, [200]]);

  const blank = await keepDatabase({ isBlank: true });
  const restore = await measure("restore", [file], settingsOf(blank));
  console.log(`restore: ${restore.line}`);
  expect(restore.exitCode).toBe(0);
  const { db, background, close } = await blank.open();
  expect(await hashOfLedger(background)).toEqual(original);
  expect(await checkLedger(db)).toEqual([]);
  await close();
  await blank.remove();
}, 1_800_000);
