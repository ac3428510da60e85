import { asc, count, eq } from "drizzle-orm";
import { announce, type Database, inTransaction } from "#server/database/database.ts";
import { demoAchievements } from "#server/features/achievements/achievements.demo.ts";
import { achievements } from "#server/features/achievements/achievements.table.ts";
import { demoEvents } from "#server/features/calendar/calendar.demo.ts";
import { calendarEvents } from "#server/features/calendar/calendar.table.ts";
import { demoNews } from "#server/features/news/news.demo.ts";
import { news } from "#server/features/news/news.table.ts";
import { demoPlayers } from "#server/features/players/players.demo.ts";
import { players } from "#server/features/players/players.table.ts";
import { demoRewardItems } from "#server/features/points/points.demo.ts";
import { rewardItems } from "#server/features/points/points.table.ts";
import { demoSocialCounts } from "#server/features/social-counts/social-counts.demo.ts";
import { socialCounts } from "#server/features/social-counts/social-counts.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { demoVideos } from "#server/features/videos/videos.demo.ts";
import { videos } from "#server/features/videos/videos.table.ts";

/** Fills a site that has no content at all with demonstration content, whole or not at all. Says whether it did. */
export async function fillDemonstration(db: Database): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await isEmpty(tx))) return false;
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

/** Who the events are by: whoever runs the site, where there is somebody already. */
async function findFirstAdminId(db: Database): Promise<string | null> {
  const [admin] = await db
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(eq(staffAccounts.role, "admin"))
    .orderBy(asc(staffAccounts.createdAt))
    .limit(1);
  return admin?.id ?? null;
}
