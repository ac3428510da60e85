import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { type Database, inTransaction } from "#server/database/database.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { listViewers, mostViewers, purgeViewers, writeSightings } from "./analytics.service.ts";
import { liveViewers } from "./analytics.table.ts";

const noteViewer = (db: Database, { viewer, page }: { viewer: string; page: string }, at: Date) =>
  writeSightings(db, new Map([[viewer, { page, at }]]), at);

const site = useSite();
const noon = new Date("2026-03-01T12:00:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const viewer = "tab-of-a-visitor-0001";
const tab = (number: number) => `tab-${String(number).padStart(8, "0")}`;

beforeEach(async () => {
  await site().db.delete(liveViewers);
});

/** Returns how many rows this transaction has updated in place, without a new index entry. */
async function inPlace(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select pg_stat_get_xact_tuples_hot_updated('live_viewers'::regclass)::int as count`,
  );
  return rows[0]?.count ?? 0;
}

test("a viewer's later heartbeats update their row in place", async () => {
  await noteViewer(site().db, { viewer, page: "/" }, noon);
  const written = await inTransaction(site().db, async (tx) => {
    const before = await inPlace(tx);
    for (let second = 1; second <= 5; second++) await noteViewer(tx, { viewer, page: "/" }, later(second));
    return (await inPlace(tx)) - before;
  });
  expect(written).toBe(5);
});

test("viewers from before the clock was set back aren't live", async () => {
  await noteViewer(site().db, { viewer, page: "/" }, later(86_400));
  expect((await listViewers(site().db, noon)).total).toBe(0);
  await purgeViewers(site().db, noon);
  expect(await site().db.select().from(liveViewers)).toEqual([]);
});

describe("viewers", () => {
  test("are live for 45 seconds after their last heartbeat", async () => {
    const { db } = site();
    await noteViewer(db, { viewer: tab(1), page: "/" }, noon);
    await noteViewer(db, { viewer: tab(2), page: "/" }, later(10));
    expect((await listViewers(db, later(44))).total).toBe(2);
    expect((await listViewers(db, later(46))).total).toBe(1);
    await noteViewer(db, { viewer: tab(1), page: "/" }, later(46));
    expect((await listViewers(db, later(50))).total).toBe(2);
    expect(await listViewers(db, later(200))).toEqual({ total: 0, byPage: [] });
  });

  test("who left are deleted when somebody else arrives, and by housekeeping", async () => {
    const { db } = site();
    await noteViewer(db, { viewer: tab(1), page: "/" }, noon);
    await noteViewer(db, { viewer: tab(2), page: "/" }, later(60));
    expect(await db.select({ viewer: liveViewers.viewer }).from(liveViewers)).toEqual([{ viewer: tab(2) }]);
    await purgeViewers(db, later(120));
    expect(await db.select().from(liveViewers)).toEqual([]);
  });

  test("are limited to 10,000, however many arrive at once, until others leave", async () => {
    const { db } = site();
    const seats = Array.from({ length: mostViewers - 5 }, (_, at) => ({
      viewer: tab(at),
      page: "/",
      lastSeenAt: noon,
    }));
    for (let from = 0; from < seats.length; from += 2500)
      await db.insert(liveViewers).values(seats.slice(from, from + 2500));
    const come = (from: number, at: Date) =>
      Promise.all(
        Array.from({ length: 40 }, (_, number) => noteViewer(db, { viewer: tab(from + number), page: "/news" }, at)),
      );
    await come(20_000, later(1));
    expect((await listViewers(db, later(2))).total).toBe(mostViewers);
    await noteViewer(db, { viewer: tab(1), page: "/about" }, later(2));
    expect((await listViewers(db, later(2))).byPage).toContainEqual({ page: "/about", title: null, viewers: 1 });
    await come(30_000, later(60));
    expect((await listViewers(db, later(60))).total).toBe(40);
  });

  test("who arrive twice at once count once", async () => {
    const { db } = site();
    await Promise.all(Array.from({ length: 20 }, () => noteViewer(db, { viewer: tab(1), page: "/" }, noon)));
    expect((await listViewers(db, noon)).total).toBe(1);
  });
});
