import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type Database, inTransaction } from "#server/database/database.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { listViewers, purgeViewers, writeSightings } from "./analytics.service.ts";
import { liveViewers } from "./analytics.table.ts";

const noteViewer = (db: Database, { viewer, page }: { viewer: string; page: string }, at: Date) =>
  writeSightings(db, new Map([[viewer, { page, at }]]), at);

const site = useSite();
const noon = new Date("2026-03-01T12:00:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const viewer = "tab-of-a-visitor-0001";

beforeEach(async () => {
  await site().db.delete(liveViewers);
});

/** Rows that this transaction has written in the place of the ones before, without a new entry in any index. */
async function inPlace(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select pg_stat_get_xact_tuples_hot_updated('live_viewers'::regclass)::int as count`,
  );
  return rows[0]?.count ?? 0;
}

test("a viewer's further signs of life are written in the place of the one before", async () => {
  await noteViewer(site().db, { viewer, page: "/" }, noon);
  const written = await inTransaction(site().db, async (tx) => {
    const before = await inPlace(tx);
    for (let second = 1; second <= 5; second++) await noteViewer(tx, { viewer, page: "/" }, later(second));
    return (await inPlace(tx)) - before;
  });
  expect(written).toBe(5);
});

test("viewers of before the clock was put back are not live", async () => {
  await noteViewer(site().db, { viewer, page: "/" }, later(86_400));
  expect((await listViewers(site().db, noon)).total).toBe(0);
  await purgeViewers(site().db, noon);
  expect(await site().db.select().from(liveViewers)).toEqual([]);
});
