import { achievementsApi } from "#contract/achievements.ts";
import { achievementsAdminApi } from "#contract/achievements-admin.ts";
import { sendPage } from "#server/http/paging.ts";
import { publicAnswer, publicList } from "#server/http/public-answers.ts";
import { type App, route } from "#server/http/route.ts";
import {
  createAchievement,
  listAchievements,
  removeAchievement,
  sumAchievements,
  updateAchievement,
} from "./achievements.service.ts";

export async function achievementsRoutes(app: App) {
  const { db } = app;
  app.route({
    ...route(achievementsApi.list),
    handler: publicList(["achievements"], (page) => listAchievements(db, page)),
  });
  app.route({
    ...route(achievementsApi.totals),
    handler: publicAnswer(["achievements"], () => sumAchievements(db)),
  });
  app.route({
    ...route(achievementsAdminApi.listForStaff),
    handler: async (request, reply) => sendPage(request, reply, await listAchievements(db, request.query)),
  });
  app.route({
    ...route(achievementsAdminApi.create),
    handler: async ({ body, staff }, reply) =>
      reply.code(201).send(await createAchievement(db, { achievement: body, by: staff })),
  });
  app.route({
    ...route(achievementsAdminApi.update),
    handler: ({ params, body, staff }) => updateAchievement(db, { id: params.id, achievement: body, by: staff }),
  });
  app.route({
    ...route(achievementsAdminApi.remove),
    handler: async ({ params, staff }, reply) => {
      await removeAchievement(db, { id: params.id, by: staff });
      return reply.code(204).send();
    },
  });
}
