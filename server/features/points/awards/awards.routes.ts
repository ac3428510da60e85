import { awardsApi } from "#contract/points/awards/endpoints.ts";
import { awardsCalls } from "#contract/points/awards/schemas.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { planAwards } from "./award-plan.service.ts";
import { undoAward } from "./award-undo.service.ts";
import { awardMany, listAwards } from "./awards.service.ts";

const routes = routesOf(awardsApi, awardsCalls);

export async function awardsRoutes(app: App) {
  const { db } = app;
  app.route({ ...routes.plan, handler: ({ body }) => planAwards(db, body) });
  app.route({
    ...routes.award,
    handler: async ({ body: request, headers, staff: by }, reply) =>
      reply.code(201).send(await awardMany(db, { request, key: headers["idempotency-key"], by })),
  });
  app.route({
    ...routes.list,
    handler: async (request, reply) => sendPage(request, reply, await listAwards(db, request.query)),
  });
  app.route({ ...routes.undo, handler: ({ params: { id }, staff: by }) => undoAward(db, { id, by }) });
}
