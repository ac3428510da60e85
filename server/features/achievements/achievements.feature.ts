import type { Feature } from "#server/feature.ts";
import { demoAchievements } from "#server/features/achievements/achievements.demo.ts";
import { achievementsRoutes } from "#server/features/achievements/achievements.routes.ts";
import { restoreAchievement } from "#server/features/achievements/achievements.service.ts";
import { achievements } from "#server/features/achievements/achievements.table.ts";
import { demoRows } from "#server/features/demonstration/demo-rows.service.ts";

export const achievementsFeature: Feature = {
  routes: [achievementsRoutes],
  bin: [{ kind: "achievements", restore: restoreAchievement }],
  demonstration: [demoRows("achievements", achievements, demoAchievements)],
  fills: { section: "achievements", topic: "achievements", count: (db) => db.$count(achievements) },
};
