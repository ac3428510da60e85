import { and, asc, between, count, eq, notExists, or, sql } from "drizzle-orm";
import { announce, type Database, inTransaction } from "#server/database/database.ts";
import { demoAchievements } from "#server/features/achievements/achievements.demo.ts";
import { achievements } from "#server/features/achievements/achievements.table.ts";
import { type Actor, makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { demoEvents } from "#server/features/calendar/calendar.demo.ts";
import { calendarEvents } from "#server/features/calendar/calendar.table.ts";
import { demoNews } from "#server/features/news/news.demo.ts";
import { news } from "#server/features/news/news.table.ts";
import { demoPlayers } from "#server/features/players/players.demo.ts";
import { players } from "#server/features/players/players.table.ts";
import { demoRewardItems } from "#server/features/points/points.demo.ts";
import { redemptions, rewardItems } from "#server/features/points/points.table.ts";
import { demoSocialCounts } from "#server/features/social-counts/social-counts.demo.ts";
import { socialCounts } from "#server/features/social-counts/social-counts.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { isSwitchOn, setSwitch } from "#server/features/switches/switches.service.ts";
import { demoVideos } from "#server/features/videos/videos.demo.ts";
import { videos } from "#server/features/videos/videos.table.ts";
import { demoIds } from "#server/platform/text/demo-id.ts";

/**
 * Fills a site that has no content at all with demonstration content, completely or not at all, unless someone has removed it
 * before. Returns whether it did.
 */
export async function fillDemonstration(db: Database): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await isSwitchOn(tx, "demonstration")) || !(await isEmpty(tx))) return false;
    await tx.insert(players).values(demoPlayers).onConflictDoNothing();
    await tx.insert(achievements).values(demoAchievements).onConflictDoNothing();
    await tx.insert(videos).values(demoVideos).onConflictDoNothing();
    await tx.insert(socialCounts).values(demoSocialCounts).onConflictDoNothing();
    await tx.insert(news).values(demoNews).onConflictDoNothing();
    await tx.insert(rewardItems).values(demoRewardItems).onConflictDoNothing();
    await tx
      .insert(calendarEvents)
      .values(demoEvents(await findFirstAdminId(tx)))
      .onConflictDoNothing();
    await announce(tx, "*");
    return true;
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  for (const table of [players, achievements, videos, socialCounts, news, rewardItems, calendarEvents]) {
    const [row] = await db.select({ rows: count() }).from(table);
    if (row && row.rows > 0) return false;
  }
  return true;
}

/** Returns the author of the events: the first admin, if there is one already. */
async function findFirstAdminId(db: Database): Promise<string | null> {
  const [admin] = await db
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(eq(staffAccounts.role, "admin"))
    .orderBy(asc(staffAccounts.createdAt))
    .limit(1);
  return admin?.id ?? null;
}

const tables = { players, achievements, videos, news, events: calendarEvents };
const kinds = ["players", "achievements", "videos", "news", "events"] as const;

const isDemoReward = between(rewardItems.id, ...demoIds("rewards"));
/** Follower counts have no id, so one counts as demonstration content while it still has the figure that was filled in. */
const isDemoCount = or(
  ...demoSocialCounts.map(({ platform, followers }) =>
    and(eq(socialCounts.platform, platform), eq(socialCounts.followers, followers)),
  ),
);

/** Whether any demonstration content is shown. It is recognised by its id, even if staff have edited it. */
export async function hasDemonstration(db: Database): Promise<boolean> {
  for (const kind of kinds) {
    const table = tables[kind];
    if ((await db.$count(table, between(table.id, ...demoIds(kind)))) > 0) return true;
  }
  const rewards = await db.$count(rewardItems, and(isDemoReward, eq(rewardItems.isActive, true)));
  return rewards > 0 || (await db.$count(socialCounts, isDemoCount)) > 0;
}

/**
 * Removes demonstration content permanently: no later start brings it back. It is recognised by its id, even if staff
 * have edited it. A reward that someone has redeemed is retired instead, so that their history keeps it.
 */
export async function removeDemonstration(db: Database, by: Actor): Promise<void> {
  await makeChange(db, by, async (tx, { record, publish }) => {
    const removed: Record<string, number> = {};
    for (const kind of kinds) {
      const table = tables[kind];
      const rows = await tx
        .delete(table)
        .where(between(table.id, ...demoIds(kind)))
        .returning({ id: table.id });
      removed[kind] = rows.length;
    }
    removed.rewards = await removeRewards(tx);
    const counts = await tx.delete(socialCounts).where(isDemoCount).returning({ platform: socialCounts.platform });
    removed.socialCounts = counts.length;
    await setSwitch(tx, { name: "demonstration", isOn: false, by });
    if (Object.values(removed).every((rows) => rows === 0)) return;
    publish("*");
    record({ action: "demonstration.remove", target: "Demo content", before: removed });
  });
}

/** Locks the rewards first, so that nobody redeems one between the check and the deletion. */
async function removeRewards(tx: Database): Promise<number> {
  await tx.select({ id: rewardItems.id }).from(rewardItems).where(isDemoReward).for("update");
  const redeemed = tx.select({ one: sql`1` }).from(redemptions).where(eq(redemptions.itemId, rewardItems.id));
  const deleted = await tx
    .delete(rewardItems)
    .where(and(isDemoReward, notExists(redeemed)))
    .returning({ id: rewardItems.id });
  const retired = await tx
    .update(rewardItems)
    .set({ isActive: false, version: sql`${rewardItems.version} + 1` })
    .where(and(isDemoReward, eq(rewardItems.isActive, true)))
    .returning({ id: rewardItems.id });
  return deleted.length + retired.length;
}
