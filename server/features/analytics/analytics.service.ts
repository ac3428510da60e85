import { and, count, desc, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { ConcurrentViewers } from "#contract/analytics/admin/schemas.ts";
import { viewerSeconds } from "#contract/analytics/constants.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { keptSince } from "#server/database/queries/retention.ts";
import { findResultAddress } from "#server/features/achievements/results.service.ts";
import { findNewsAddress } from "#server/features/news/news-address.service.ts";
import { findPlayerAddress } from "#server/features/player-pages/player-pages.service.ts";
import { dayOf } from "#server/platform/time/team-days.ts";
import { liveViewers, pageViews } from "./analytics.table.ts";
import { withTitles } from "./page-titles.service.ts";

/** The most viewers that are stored, however many tabs are open. */
export const mostViewers = 10_000;
/** The most pages with live viewers that are listed. */
const pagesShown = 50;

const liveSince = (now: Date) => new Date(now.getTime() - viewerSeconds * 1000);

/** A sighting later than this is from before the clock was put back. */
const liveUntil = (now: Date) => new Date(now.getTime() + viewerSeconds * 1000);

/** Returns the name that a view is counted under until it's written: the day and the page. */
export const nameOfView = (page: string, timeZone: string, now = new Date()) => `${dayOf(now, timeZone)} ${page}`;

/** Adds up views by name, in one statement. */
export async function addPageViews(db: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other)) // always in the same order, so that instances don't block each other
    .map(([name, views]) => ({
      day: name.slice(0, name.indexOf(" ")),
      page: name.slice(name.indexOf(" ") + 1),
      views,
    }));
  await inTransaction(db, (tx) =>
    tx
      .insert(pageViews)
      .values(rows)
      .onConflictDoUpdate({
        target: [pageViews.day, pageViews.page],
        set: { views: sql`${pageViews.views} + excluded.views` },
      }),
  );
}

/** When and where a viewer was last seen; the page is undefined once they have left. */
export type Sighting = { page: string | undefined; at: Date };

/** Writes who was seen and who has left, by the names of their tabs. */
export async function writeSightings(db: Database, sightings: ReadonlyMap<string, Sighting>, now = new Date()) {
  const rows = [...sightings]
    .toSorted(([one], [other]) => one.localeCompare(other)) // always in the same order, so that instances don't block each other
    .map(([viewer, sighting]) => ({ viewer, ...sighting }));
  const left = rows.filter(({ page }) => page === undefined).map(({ viewer }) => viewer);
  if (left.length > 0) await db.delete(liveViewers).where(inArray(liveViewers.viewer, left));
  const seen = rows.flatMap(({ viewer, page, at }) => (page === undefined ? [] : [{ viewer, page, lastSeenAt: at }]));
  const known = await updateKnown(db, seen);
  const arrived = seen.filter(({ viewer }) => !known.has(viewer));
  if (arrived.length > 0) await addViewers(db, arrived, now);
}

type Seen = typeof liveViewers.$inferInsert;

/** Updates known viewers in one statement. Returns who they are. */
async function updateKnown(db: Database, seen: Seen[]): Promise<Set<string>> {
  if (seen.length === 0) return new Set();
  const viewers = sql.param(seen.map(({ viewer }) => viewer));
  const pages = sql.param(seen.map(({ page }) => page));
  const moments = sql.param(seen.map(({ lastSeenAt }) => lastSeenAt.toISOString()));
  const { rows } = await db.execute<{ viewer: string }>(sql`
    update ${liveViewers} set page = seen.page, last_seen_at = seen.at
    from unnest(${viewers}::text[], ${pages}::text[], ${moments}::timestamptz[]) as seen (viewer, page, at)
    where ${liveViewers}.viewer = seen.viewer returning seen.viewer`);
  return new Set(rows.map(({ viewer }) => viewer));
}

/** Adds new viewers while there is room, after making room by removing those who have left. */
async function addViewers(db: Database, arrived: Seen[], now: Date) {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`lock table ${liveViewers} in share row exclusive mode`); // or several calls could take the last place
    await purgeViewers(tx, now);
    const free = mostViewers - (await tx.$count(liveViewers));
    if (free <= 0) return;
    await tx
      .insert(liveViewers)
      .values(arrived.slice(0, free))
      .onConflictDoUpdate({
        target: liveViewers.viewer,
        set: { page: sql`excluded.page`, lastSeenAt: sql`excluded.last_seen_at` },
      });
  });
}

export async function purgeViewers(db: Database, now = new Date()): Promise<void> {
  const hasLeft = or(lt(liveViewers.lastSeenAt, liveSince(now)), gt(liveViewers.lastSeenAt, liveUntil(now)));
  await deleteInBatches(db, liveViewers, hasLeft);
}

/** Goes by the days of UTC, whatever the team's own zone is. */
export async function purgePageViews(db: Database, now = new Date()): Promise<void> {
  const oldest = dayOf(keptSince("pageViews", now), "UTC");
  await deleteInBatches(db, pageViews, lt(pageViews.day, oldest));
}

export async function listViewers(db: Database, now = new Date()): Promise<ConcurrentViewers> {
  const isLive = and(gt(liveViewers.lastSeenAt, liveSince(now)), lt(liveViewers.lastSeenAt, liveUntil(now)));
  const byPage = await db
    .select({ page: liveViewers.page, viewers: count() })
    .from(liveViewers)
    .where(isLive)
    .groupBy(liveViewers.page)
    .orderBy(desc(count()), liveViewers.page)
    .limit(pagesShown);
  return { total: await db.$count(liveViewers, isLive), byPage: await withTitles(db, byPage) };
}

/** Returns the name that an address is counted under; undefined if it isn't a page of the site, or not one for visitors. */
export async function findPageName(
  db: Database,
  typed: string,
  isPage: (path: string) => boolean,
): Promise<string | undefined> {
  const path = typed.replace(/(?<=.)\/$/, "");
  if (path.startsWith("/news/")) return findNewsAddress(db, path);
  if (path.startsWith("/results/")) return findResultAddress(db, path);
  if (path.startsWith("/players/")) return findPlayerAddress(db, path);
  const isStaffs = /^\/(admin|admin-login|temp-access|locked)(\/|$)/.test(path);
  return !isStaffs && isPage(path) ? path : undefined;
}
