import { achievementsApi } from "#contract/achievements.ts";
import { publicList } from "#server/http/public-answers.ts";
import { type App, route } from "#server/http/route.ts";
import { listAchievements } from "./achievements.service.ts";

export async function achievementsRoutes(app: App) {
  app.route({
    ...route(achievementsApi.list),
    handler: publicList(["achievements"], (page) => listAchievements(app.db, page)),
  });
}
