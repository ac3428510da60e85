import { sql } from "drizzle-orm";
import { type Achievement, type AchievementTotals, prizeInDollars } from "#contract/achievements.ts";
import type { Page } from "#contract/paging.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/http/paging.ts";
import { achievements } from "./achievements.table.ts";

/** By date, newest first. */
export async function listAchievements(db: Database, page: Page): Promise<Listed<Achievement>> {
  const by = [sql`${achievements.date}`, sql`${achievements.id}`];
  const { where, orderBy, limit, listed } = pageOf(page, { by, direction: "desc" });
  const rows = await db
    .select()
    .from(achievements)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return listed(
    rows,
    (achievement) => [achievement.date, achievement.id],
    (achievement) => achievement,
  );
}

/** Over all results, not only those of a page. */
export async function sumAchievements(db: Database): Promise<AchievementTotals> {
  const { position, prize, date } = achievements;
  const results = await db.select({ position, prize, date }).from(achievements);
  const won = new Map<number, number>();
  for (const result of results) {
    const year = Number(result.date.slice(0, 4));
    won.set(year, (won.get(year) ?? 0) + prizeInDollars(result.prize));
  }
  const years = [...won].map(([year, prizeMoney]) => ({ year, prizeMoney })).sort((a, b) => a.year - b.year);
  const prizeMoney = years.reduce((sum, year) => sum + year.prizeMoney, 0);
  const wins = results.filter((result) => result.position === 1).length;
  return { placements: results.length, wins, prizeMoney, years };
}
