import { and, gte, inArray, lt, notExists, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { clockSkewMs } from "#server/database/queries/clock-skew.ts";
import type { Feature, PictureColumn } from "#server/feature.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { media } from "./uploads.table.ts";

const unusedMs = 24 * 60 * 60_000;
const picturesAtOnce = 100;
/** Few enough that searching the largest articles only blocks the engine for an instant. */
const textsAtOnce = 20;
const firstId = "00000000-0000-0000-0000-000000000000";
const hashInAddress = "/media/([0-9a-f]{64})";

/**
 * Deletes pictures that were uploaded more than a day ago and aren't used anywhere. A picture in an unsaved draft has that day to
 * be used.
 */
export async function purgePictures(db: Database, features: readonly Feature[], now = new Date()): Promise<void> {
  const columns = features.flatMap(({ pictures }) => pictures ?? []);
  const begun = new Date(Date.now() - clockSkewMs);
  const used = await findUsedHashes(db, columns);
  const isOld = lt(media.createdAt, new Date(now.getTime() - unusedMs));
  const old = await db.select({ hash: media.hash }).from(media).where(isOld);
  const unused = old.map(({ hash }) => hash).filter((hash) => !used.has(hash));
  for (let from = 0; from < unused.length; from += picturesAtOnce)
    await removeUnused(db, {
      columns,
      chosen: and(isOld, inArray(media.hash, unused.slice(from, from + picturesAtOnce))),
      begun,
    });
}

/** Reads each text once, however many pictures there are, and a few rows at a time so that nobody waits for it. */
async function findUsedHashes(db: Database, columns: readonly PictureColumn[]): Promise<Set<string>> {
  const used = new Set<string>();
  const others = columns.map(({ column }) => column).filter((column) => column !== bin.row);
  for (const column of [bin.row, ...others, bin.row]) {
    const { table } = column; // the bin is read first and last, so that nothing is missed by being deleted or restored in between
    for (let after = firstId; after; ) {
      const { rows } = await db.execute<{ id: string; hashes: string[] }>(sql`
        select id, array(select found[1] from regexp_matches(${column}::text, ${hashInAddress}, 'g') as found) as hashes
        from ${table} where id > ${after} order by id limit ${textsAtOnce}`);
      for (const hash of rows.flatMap(({ hashes }) => hashes)) used.add(hash);
      after = rows.length === textsAtOnce ? (rows.at(-1)?.id ?? "") : "";
    }
  }
  return used;
}

/**
 * Deletes pictures unless they were uploaded again, or are used by something saved or deleted since the search began. Large texts
 * from before were already searched.
 */
type Removal = { columns: readonly PictureColumn[]; chosen: SQL | undefined; begun: Date };

async function removeUnused(db: Database, { columns, chosen, begun }: Removal) {
  const usedBy = columns.map(({ column, changedAt }) => {
    return notExists(
      db
        .select({ one: sql`1` })
        .from(column.table)
        .where(and(sql`strpos(${column}::text, ${media.hash}) > 0`, changedAt && gte(changedAt, begun))),
    );
  });
  await db.delete(media).where(and(chosen, ...usedBy));
}
