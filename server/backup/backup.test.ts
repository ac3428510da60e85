import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ne, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { inTransaction } from "#server/database/database.ts";
import { listMigrations } from "#server/database/migrations.ts";
import { memberSessions, members } from "#server/features/accounts/accounts.table.ts";
import { checkLedger } from "#server/features/points/ledger-check.service.ts";
import { pointsLedger } from "#server/features/points/points.table.ts";
import {
  backUpWithPrint,
  openFilledSite,
  printOf,
  restoreIntoNew,
  schemaOf,
} from "#server/testing/backups/backed-up-site.ts";
import { makeBackupFolder } from "#server/testing/backups/backup-folder.ts";
import { sampleBackup } from "#server/testing/backups/sample-backup.ts";
import { onServer } from "#server/testing/postgres/on-server.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import { restoreBackup } from "./restore-backup.ts";

/** The embedded database takes a while to make and to open. */
const patience = { timeout: 180_000 };
const { folder, remove } = makeBackupFolder();
let kept: KeptDatabase;
let site: Awaited<ReturnType<typeof openFilledSite>>;

beforeAll(async () => {
  kept = await keepDatabase();
  site = await openFilledSite(kept);
});
afterAll(async () => {
  await site.close();
  await kept.remove();
  remove();
});

/** Redeems and sends messages until it is stopped. Returns how often. */
function keepWriting() {
  const state = { isStopped: false, count: 0 };
  const message = {
    name: "Ida",
    email: "ida@demo.example",
    subject: "media",
    message: "While it is backed up",
  } as const;
  const write = async (call: () => Promise<unknown>) => {
    while (!state.isStopped) {
      await call();
      state.count += 1;
    }
  };
  const writing = Promise.all([
    write(() => site.points.redeem()),
    write(() => site.points.redeem()),
    write(() => site.api(contactMessagesApi.send, { body: message })),
  ]);
  return async () => {
    state.isStopped = true;
    await writing;
    return state.count;
  };
}

describe("a backup restored into an empty database", patience, () => {
  test("has every table and the ledger as they were at one moment, although writes went on", async () => {
    const stopWriting = keepWriting();
    const taken = await backUpWithPrint(site.database, join(folder, "busy.backup"));
    const written = await stopWriting();
    const { kept: other, database, restored } = await restoreIntoNew(taken.path);
    const print = await printOf(database.db);
    expect(print).toEqual(taken.print);
    expect(Object.values(print).filter((hash) => hash !== null).length).toBeGreaterThan(15);
    expect(await printOf(site.db)).not.toEqual(taken.print);
    expect([await checkLedger(database.db), await checkLedger(site.db)]).toEqual([[], []]);
    expect(await schemaOf(database.db)).toEqual(await schemaOf(site.db));
    expect([restored.rowCount, written > 0]).toEqual([taken.rowCount, true]);
    await goOn(database);
    await database.close();
    await other.remove();
  });

  /** Sequences continue where they were, and the ledger can't be changed. */
  async function goOn({ db }: { db: typeof site.db }) {
    const [last] = (await db.execute<{ last: number }>(sql`select max(position)::int as last from points_ledger`)).rows;
    const [copied] = await inTransaction(db, async (tx) => {
      const [row] = await tx.select().from(pointsLedger).limit(1);
      if (!row) throw new Error("The ledger is empty.");
      const { position: _, redemptionId: __, ...rest } = row;
      return tx
        .insert(pointsLedger)
        .values({ ...rest, id: crypto.randomUUID(), adminUsername: "ada" })
        .returning();
    });
    expect(copied?.position).toBeGreaterThan(last?.last ?? 0);
    await expect(db.delete(pointsLedger)).rejects.toThrow("rows of the ledger are never changed or deleted");
  }

  test("signs everyone out, switches off unopened links, and leaves out accounts that were deleted after it", async () => {
    const open = sql`select 1 from access_links where used_at is null and deactivated_at is null`;
    await site.db.execute(sql`
      insert into access_links (id, code_hash, role, description, expires_at, created_by)
      values (gen_random_uuid(), 'a hash', 'chief', '', now() + interval '1 day', 'ada')`);
    const openPreview = sql`select 1 from preview_links where withdrawn_at is null`;
    await site.db.execute(sql`
      insert into preview_links (id, code_hash, path, created_by_id, expires_at)
      select gen_random_uuid(), 'a hash', '/about', id, now() + interval '1 day' from staff_accounts limit 1`);
    const { path, rowCount } = await backUpWithPrint(site.database, join(folder, "links.backup"));
    const { kept: other, database, restored } = await restoreIntoNew(path, [site.member.id, crypto.randomUUID()]);
    const othersSessions = ne(memberSessions.memberId, site.member.id);
    expect((await site.db.select().from(memberSessions).where(othersSessions)).length).toBeGreaterThan(0);
    for (const table of ["member_sessions", "staff_sessions", "member_links"])
      expect((await database.db.execute(sql`select 1 from ${sql.identifier(table)}`)).rows, table).toEqual([]);
    expect((await database.db.execute(open)).rows).toEqual([]);
    expect((await site.db.execute(open)).rows).toHaveLength(1);
    expect((await database.db.execute(openPreview)).rows).toEqual([]);
    expect((await site.db.execute(openPreview)).rows).toHaveLength(1);

    expect([restored.deletedAgain, restored.rowCount]).toEqual([1, rowCount]);
    const found = await database.db.select({ id: members.id }).from(members);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ id }) => id)).not.toContain(site.member.id);
    const traces = sql`select 1 from audit_log l where strpos(lower(l::text), ${site.member.email}) > 0`;
    expect((await database.db.execute(traces)).rows).toEqual([]);
    expect(await checkLedger(database.db)).toEqual([]);
    await database.close();
    await other.remove();
  });
});

test(
  "a backup file is readable only by its owner, replaces one of the same name and leaves no other files",
  patience,
  async () => {
    const path = join(folder, "own", "one.backup");
    const first = await backUpWithPrint(site.database, path);
    await site.api(contactMessagesApi.send, {
      body: { name: "Ida", email: "ida@demo.example", subject: "media", message: "Once more" },
    });
    const second = await backUpWithPrint(site.database, path);
    expect(second.rowCount).toBe(first.rowCount + 1);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, "own")).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(folder, "own"))).toEqual(["one.backup"]);
    expect(readdirSync(kept.location.dataDir).filter((name) => name.startsWith("database."))).toEqual([]);
  },
);

describe("a restore changes nothing and refuses", patience, () => {
  let blank: KeptDatabase;
  beforeEach(async () => {
    blank = await keepDatabase({ isBlank: true });
  });
  afterEach(() => blank.remove());

  const restore = (file: string) => restoreBackup(file, { location: blank.location, deletedIds: [] });
  const isUntouched = async ({ location: { databaseUrl, dataDir } }: KeptDatabase) =>
    databaseUrl
      ? (await onServer(databaseUrl, "select from pg_tables where schemaname in ('public', 'drizzle')")).rowCount === 0
      : readdirSync(dataDir).length === 0;

  test("a damaged file", async () => {
    const { path } = await backUpWithPrint(site.database, join(folder, "damaged.backup"));
    const bytes = readFileSync(path);
    const damaged = join(folder, "flipped.backup");
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    writeFileSync(damaged, bytes);
    await expect(restore(damaged)).rejects.toThrow(
      /is damaged, or isn't a backup of this site: .* doesn't match its checksum\. Nothing was changed\.$/,
    );
    expect(await isUntouched(blank)).toBe(true);
  });

  test.each([
    ["of a newer version", [...listMigrations(), { name: "9999_later", hash: "of the newer version" }]],
    ["of other migrations", [...listMigrations().slice(0, -1), { name: "9999_other", hash: "of somebody's own" }]],
  ])("a file %s", async (_which, migrations) => {
    const path = join(folder, `${migrations.at(-1)?.name}.backup`);
    await sampleBackup(path, { migrations });
    await expect(restore(path)).rejects.toThrow(
      `${path} is newer than this version of the site: it has 1 unknown migration(s). Restore it with the newer version. Nothing was changed.`,
    );
    expect(await isUntouched(blank)).toBe(true);
  });

  test("a database that isn't empty", async () => {
    const { path } = await backUpWithPrint(site.database, join(folder, "twice.backup"));
    await restore(path);
    await expect(restore(path)).rejects.toThrow(/isn't empty: it has \d+ tables|There's already a database in/);
  });
});
