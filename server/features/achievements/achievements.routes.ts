import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { achievementsAdminCalls } from "#contract/achievements/admin/schemas.ts";
import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { achievementsCalls } from "#contract/achievements/schemas.ts";
import { playedGame } from "#contract/team/played-games.ts";
import { laterPageLimit, publicList, publicResponse } from "#server/cache/public-responses.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import {
  createAchievement,
  listAchievements,
  listForStaff,
  removeAchievement,
  sumAchievements,
  updateAchievement,
} from "./achievements.service.ts";
import { getResult, listResults, sumResults } from "./results.service.ts";

const routes = routesOf(achievementsApi, achievementsCalls);
const adminRoutes = routesOf(achievementsAdminApi, achievementsAdminCalls);

export async function achievementsRoutes(app: App) {
  const { db } = app;
  app.route({
    ...routes.list,
    handler: publicList(
      (query) => listAchievements(db, query, app.team),
      ({ game }) => (game === undefined ? "" : playedGame(game, app.team)),
    ),
  });
  app.route({
    ...routes.totals,
    handler: publicResponse(() => sumAchievements(db, app.team)),
  });
  app.route({
    ...routes.results,
    // Only what everyone's pages show is kept.
    handler: publicList(
      (query) => listResults(db, query, app.team),
      ({ year, game, player }) => ((year ?? game ?? player) ? null : ""),
    ),
  });
  app.route({
    ...routes.resultTotals,
    handler: ({ query }) => laterPageLimit(() => sumResults(db, query, app.team)),
  });
  app.route({
    ...routes.result,
    handler: ({ params }) => laterPageLimit(() => getResult(db, params.id, app.team)),
  });
  app.route({
    ...adminRoutes.listForStaff,
    handler: async (request, reply) => sendPage(request, reply, await listForStaff(db, request.query)),
  });
  app.route({
    ...adminRoutes.create,
    handler: async ({ body, staff }, reply) =>
      reply.code(201).send(await createAchievement(db, { achievement: body, by: staff, team: app.team })),
  });
  app.route({
    ...adminRoutes.update,
    handler: ({ params, body, staff }) =>
      updateAchievement(db, { id: params.id, achievement: body, by: staff, team: app.team }),
  });
  app.route({
    ...adminRoutes.remove,
    handler: async ({ params, staff }, reply) => {
      await removeAchievement(db, { id: params.id, by: staff });
      return reply.code(204).send();
    },
  });
}
