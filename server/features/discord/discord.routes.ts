import { discordApi } from "#contract/discord/endpoints.ts";
import { discordCalls } from "#contract/discord/schemas.ts";
import type { Site } from "#server/feature.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { chooseChannel, connectBot, disconnectBot, readConnection, testBot } from "./discord.service.ts";

const routes = routesOf(discordApi, discordCalls);

export async function discordRoutes(app: App, { settings }: Site) {
  const { db, secret } = app;
  app.route({ ...routes.get, handler: () => readConnection(db, { settings }) });
  app.route({
    ...routes.connect,
    handler: ({ body: { token }, staff: by }) => connectBot(db, { token, secret, by, settings }),
  });
  app.route({
    ...routes.chooseChannel,
    handler: ({ body: { channelId }, staff: by }) => chooseChannel(db, { channelId, by, settings }),
  });
  app.route({ ...routes.test, handler: ({ staff: by }) => testBot(db, { by, settings }) });
  app.route({
    ...routes.disconnect,
    handler: async ({ staff: by }, reply) => {
      await disconnectBot(db, { by });
      return reply.code(204).send();
    },
  });
}
