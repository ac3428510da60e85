import { sql } from "drizzle-orm";
import { isKept } from "#server/backup/backup-content.ts";

import { restoreBackup } from "#server/backup/restore-backup.ts";
import { takeBackup } from "#server/backup/take-backup.ts";
import type { Database, OpenDatabase } from "#server/database/database.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { busyMember } from "#server/testing/cast/busy-member.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import { fingerprint } from "#server/testing/measures/fingerprint.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";

/** Opens a site with something in every table, on a database that can be closed and opened again. */
export async function openFilledSite(kept: KeptDatabase) {
  const database = await kept.open();
  const site = await createTestSite(withoutLimits, { database });
  await fillDemonstration(site.db, features);
  const member = await busyMember(site, "ida");
  const points = await withPoints(site, 1_000_000, 1);
  await points.redeem();
  await addPictures(site.db);
  return { ...site, member, points };
}

/** Adds pictures with bytes that no text could contain. */
const addPictures = (db: Database) =>
  db.execute(sql`
    insert into media (hash, content_type, bytes, width, height)
    select encode(sha256(bytes), 'hex'), 'image/png', bytes, 1, 1
    from (select decode(repeat(md5(n::text) || '00ff0a5c', 20000), 'hex') as bytes from generate_series(1, 8) n) made`);

/** Returns a fingerprint of every table that a backup includes. */
export async function printOf(db: Database): Promise<Record<string, string | null>> {
  const all = await fingerprint({ db });
  const passing = ["live_viewers", "rate_limits"];
  return Object.fromEntries(Object.entries(all).filter(([table]) => isKept(table) && !passing.includes(table)));
}

/** Makes a backup, and returns the fingerprint of the tables at that very moment. */
export async function backUpWithPrint({ snapshot }: Pick<OpenDatabase, "snapshot">, path: string) {
  let print: Awaited<ReturnType<typeof printOf>> = {};
  const watched: OpenDatabase["snapshot"] = (work, signal) =>
    snapshot(async (tx) => {
      print = await printOf(tx);
      return work(tx);
    }, signal);
  const taken = await takeBackup(watched, path);
  return { ...taken, print };
}

/** Restores a backup into an empty database of the engine that TEST_ENGINE names. */
export async function restoreIntoNew(path: string, deletedIds: readonly string[] = []) {
  const kept = await keepDatabase({ isBlank: true });
  const restored = await restoreBackup(path, { location: kept.location, deletedIds });
  return { kept, restored, database: await kept.open() };
}

/** Returns everything that defines the schema: columns, constraints, indexes, triggers. */
export async function schemaOf(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select indexdef as part from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select table_name || ' ' || column_name || ' ' || data_type || coalesce(column_default, '') from information_schema.columns where table_schema = 'public'
    order by 1`);
  return rows;
}
