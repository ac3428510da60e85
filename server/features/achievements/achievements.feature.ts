import { desc, sql } from "drizzle-orm";
import { mostOfKind } from "#contract/search/constants.ts";
import { mostLookedThrough } from "#contract/search/short-search.ts";
import type { Database } from "#server/database/database.ts";
import { containsAmong } from "#server/database/queries/search.ts";
import type { Feature } from "#server/feature.ts";
import { demoAchievements } from "#server/features/achievements/achievements.demo.ts";
import { achievementsRoutes } from "#server/features/achievements/achievements.routes.ts";
import { restoreAchievement } from "#server/features/achievements/achievements.service.ts";
import { achievements } from "#server/features/achievements/achievements.table.ts";
import { findResultAddress } from "#server/features/achievements/results.service.ts";
import { demoRows } from "#server/features/demonstration/demo-rows.service.ts";

export const achievementsFeature: Feature = {
  routes: [achievementsRoutes],
  bin: [{ kind: "achievements", restore: restoreAchievement }],
  search: [{ kind: "result", area: "achievements", find: findResults }],
  demonstration: [demoRows("achievements", achievements, demoAchievements)],
  fills: { section: "achievements", topic: "achievements", count: (db) => db.$count(achievements) },
  findPageAddress: findResultAddress,
};

function findResults(db: Database, search: string) {
  const { id, title, description, date } = achievements;
  const first = db.select({ id }).from(achievements).orderBy(desc(date), desc(id)).limit(mostLookedThrough);
  return db
    .select({ id, name: title, detail: sql<string>`${date}::text` })
    .from(achievements)
    .where(containsAmong([title, description], search, { id, first }))
    .orderBy(desc(date), desc(id))
    .limit(mostOfKind);
}
