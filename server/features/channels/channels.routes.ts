import { channelsApi } from "#contract/channels/endpoints.ts";
import { channelsCalls } from "#contract/channels/schemas.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { connectChannel, decideDrop, disconnectChannel, listChannels, testChannel } from "./channels.service.ts";

const routes = routesOf(channelsApi, channelsCalls);

export async function channelsRoutes(app: App) {
  const { db, secret } = app;
  app.route({ ...routes.list, handler: () => listChannels(db) });
  app.route({
    ...routes.connect,
    handler: ({ params, body: connection, staff: by }) => connectChannel(db, { ...params, connection, by, secret }),
  });
  app.route({
    ...routes.disconnect,
    handler: async ({ params, staff: by }, reply) => {
      await disconnectChannel(db, { ...params, by });
      return reply.code(204).send();
    },
  });
  app.route({ ...routes.test, handler: ({ params, staff: by }) => testChannel(db, { ...params, by }) });
  app.route({
    ...routes.decideDrop,
    handler: ({ params, body, staff: by }) => decideDrop(db, { ...params, ...body, by }),
  });
}
