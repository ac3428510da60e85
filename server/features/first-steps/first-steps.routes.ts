import { firstStepsApi } from "#contract/first-steps.ts";
import { removeDemonstration } from "#server/demo.ts";
import { type App, route } from "#server/http/route.ts";
import { getFirstSteps } from "./first-steps.service.ts";

export async function firstStepsRoutes(app: App) {
  const { db } = app;
  app.route({ ...route(firstStepsApi.get), handler: () => getFirstSteps(db) });
  app.route({
    ...route(firstStepsApi.removeDemonstration),
    handler: async ({ staff }, reply) => {
      await removeDemonstration(db, staff);
      return reply.code(204).send();
    },
  });
}
