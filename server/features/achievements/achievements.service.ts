import { sql } from "drizzle-orm";
import type { Achievement } from "#contract/achievements.ts";
import type { Page } from "#contract/paging.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/http/paging.ts";
import { achievements } from "./achievements.table.ts";

/** By date, newest first. */
export async function listAchievements(db: Database, page: Page): Promise<Listed<Achievement>> {
  const by = [sql`${achievements.date}`, sql`${achievements.id}`];
  const { where, orderBy, limit, listed } = pageOf(page, { by, direction: "desc" });
  const rows = await db.select().from(achievements).where(where).orderBy(...orderBy).limit(limit);
  return listed(rows, (achievement) => [achievement.date, achievement.id], (achievement) => achievement);
}
