import { achievementsApi } from "#contract/achievements.ts";
import { publicAnswer, publicList } from "#server/http/public-answers.ts";
import { type App, route } from "#server/http/route.ts";
import { listAchievements, sumAchievements } from "./achievements.service.ts";

export async function achievementsRoutes(app: App) {
  app.route({
    ...route(achievementsApi.list),
    handler: publicList(["achievements"], (page) => listAchievements(app.db, page)),
  });
  app.route({
    ...route(achievementsApi.totals),
    handler: publicAnswer(["achievements"], () => sumAchievements(app.db)),
  });
}
