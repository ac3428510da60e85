import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { firstStepsCalls } from "#contract/first-steps/schemas.ts";
import type { Site } from "#server/feature.ts";
import { removeDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { getFirstSteps } from "./first-steps.service.ts";

const routes = routesOf(firstStepsApi, firstStepsCalls);

export async function firstStepsRoutes(app: App, { features }: Site) {
  const { db } = app;
  app.route({ ...routes.get, handler: () => getFirstSteps(db, { features, team: app.team }) });
  app.route({
    ...routes.removeDemonstration,
    handler: async ({ staff }, reply) => {
      await removeDemonstration(db, { by: staff, features });
      return reply.code(204).send();
    },
  });
}
