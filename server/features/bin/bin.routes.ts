import { binApi } from "#contract/bin/endpoints.ts";
import { binCalls } from "#contract/bin/schemas.ts";
import type { Site } from "#server/feature.ts";
import { doToEach } from "#server/routing/bulk.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { discard, listBin, restore } from "./restoring.service.ts";

const routes = routesOf(binApi, binCalls);

export async function binRoutes(app: App, { features }: Site) {
  const { db } = app;
  app.route({
    ...routes.list,
    handler: async (request, reply) =>
      sendPage(request, reply, await listBin(db, { ...request.query, by: request.staff })),
  });
  app.route({
    ...routes.restore,
    handler: async ({ params: { id }, staff: by }, reply) => {
      await restore(db, { id, by }, features);
      return reply.code(204).send();
    },
  });
  app.route({
    ...routes.restoreMany,
    handler: ({ body, staff: by }) => doToEach(body.ids, (id) => restore(db, { id, by }, features)),
  });
  app.route({
    ...routes.discard,
    handler: async ({ params: { id }, staff: by }, reply) => {
      await discard(db, { id, by }, features);
      return reply.code(204).send();
    },
  });
}
