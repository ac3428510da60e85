import { and, desc, gte, lte, sql, sum } from "drizzle-orm";
import type { AnalyticsOverview } from "#contract/analytics/admin/schemas.ts";
import { type AnalyticsPeriod, defaultPeriod } from "#contract/analytics/constants.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/database/queries/keyset.ts";
import { achievements } from "#server/features/achievements/achievements.table.ts";
import { news } from "#server/features/news/news.table.ts";
import { countActivePlayers } from "#server/features/players/players.service.ts";
import { addDays, dayOf } from "#server/platform/time/team-days.ts";
import { pageViews } from "./analytics.table.ts";
import { withTitles } from "./page-titles.service.ts";

/** The most pages in the overview. */
const pagesShown = 50;

const allViews = sum(pageViews.views).mapWith(Number);

/** Returns the first day of the period that ends today, and of the one before it. */
function periodOf(period: AnalyticsPeriod, { now, timeZone }: { now: Date; timeZone: string }) {
  const days = Number(period);
  const today = dayOf(now, timeZone);
  const from = addDays(today, 1 - days);
  return { days, today, from, before: addDays(from, -days) };
}
type Period = ReturnType<typeof periodOf>;

/** Returns the figures of a period next to those of the one before it. */
export async function getOverview(
  db: Database,
  { period: chosen = defaultPeriod, timeZone }: { period?: AnalyticsPeriod | undefined; timeZone: string },
  now = new Date(),
): Promise<AnalyticsOverview> {
  const period = periodOf(chosen, { now, timeZone });
  const [total] = await db.select({ views: allViews }).from(pageViews);
  const days = await listDays(db, period);
  const counts = {
    players: await countActivePlayers(db),
    achievements: await db.$count(achievements),
    news: await db.$count(news),
  };
  return {
    totalViews: total?.views ?? 0,
    period: {
      days: period.days,
      views: days.reduce((sumOfAll, { views }) => sumOfAll + views, 0),
      viewsBefore: days.reduce((sumOfAll, { viewsBefore }) => sumOfAll + viewsBefore, 0),
    },
    pageStats: await listPages(db, period),
    days,
    timeZone,
    counts,
  };
}

/** Lists every day of the period, including those without a view. */
async function listDays(db: Database, { days, from, before, today }: Period): Promise<AnalyticsOverview["days"]> {
  const rows = await db
    .select({ day: pageViews.day, views: allViews })
    .from(pageViews)
    .where(and(gte(pageViews.day, before), lte(pageViews.day, today)))
    .groupBy(pageViews.day);
  const viewsOf = new Map(rows.map(({ day, views }) => [day, views]));
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(from, index);
    return { day, views: viewsOf.get(day) ?? 0, viewsBefore: viewsOf.get(addDays(day, -days)) ?? 0 };
  });
}

async function listPages(db: Database, { from, before, today }: Period): Promise<AnalyticsOverview["pageStats"]> {
  const viewsIn = (isIn: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${pageViews.views}) filter (where ${isIn}), 0)`.mapWith(Number);
  const views = viewsIn(sql`${pageViews.day} >= ${from}`);
  const rows = await db
    .select({ page: pageViews.page, views, viewsBefore: viewsIn(sql`${pageViews.day} < ${from}`) })
    .from(pageViews)
    .where(and(gte(pageViews.day, before), lte(pageViews.day, today)))
    .groupBy(pageViews.page)
    .having(sql`${views} > 0`)
    .orderBy(desc(views), pageViews.page)
    .limit(pagesShown);
  return withTitles(db, rows);
}

export type DayOfPage = { day: string; page: string; title: string | null; views: number };

/** Lists views by day and page, newest day first. */
export async function listViewsByDay(
  db: Database,
  { days, timeZone, ...page }: PageQuery & { days: AnalyticsPeriod; timeZone: string },
  now = new Date(),
): Promise<Listed<DayOfPage>> {
  const { from, today } = periodOf(days, { now, timeZone });
  const { where, orderBy, limit, listed } = pageOf(page, {
    by: [sql`${pageViews.day}`, sql`${pageViews.page}`],
    direction: "desc",
  });
  const rows = await db
    .select({ day: pageViews.day, page: pageViews.page, views: pageViews.views })
    .from(pageViews)
    .where(and(where, gte(pageViews.day, from), lte(pageViews.day, today)))
    .orderBy(...orderBy)
    .limit(limit);
  return listed(
    await withTitles(db, rows),
    (row) => [row.day, row.page],
    (row) => row,
  );
}
