import { healthApi } from "#contract/health/endpoints.ts";
import { healthCalls } from "#contract/health/schemas.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { readHealth, type SiteParts } from "./health.service.ts";
import { sendAgain } from "./undelivered-messages.service.ts";

const routes = routesOf(healthApi, healthCalls);

export async function healthRoutes(app: App, parts: SiteParts) {
  app.route({ ...routes.get, handler: () => readHealth(parts) });
  app.route({
    ...routes.sendAgain,
    handler: async ({ params: { id }, staff }, reply) => {
      await sendAgain(app.db, { id, by: staff });
      return reply.code(204).send();
    },
  });
}
