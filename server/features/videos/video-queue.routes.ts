import { videoChannelApi, videoQueueApi } from "#contract/videos/queue/endpoints.ts";
import { videoChannelCalls, videoQueueCalls } from "#contract/videos/queue/schemas.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { connectVideos, disconnectVideos, getVideoChannel, showAtOnce, testVideos } from "./video-channel.service.ts";
import { acceptVideo, hideVideo, listQueue } from "./video-queue.service.ts";

const queue = routesOf(videoQueueApi, videoQueueCalls);
const channel = routesOf(videoChannelApi, videoChannelCalls);

export async function videoQueueRoutes(app: App) {
  const { db } = app;
  app.route({
    ...queue.list,
    handler: async (request, reply) => sendPage(request, reply, await listQueue(db, request.query)),
  });
  app.route({
    ...queue.accept,
    handler: async ({ params, body, staff: by }, reply) =>
      reply.code(201).send(await acceptVideo(db, { ...params, ...body, by })),
  });
  app.route({ ...queue.hide, handler: ({ params, body, staff: by }) => hideVideo(db, { ...params, ...body, by }) });
  app.route({ ...channel.get, handler: () => getVideoChannel(db) });
  app.route({ ...channel.connect, handler: ({ body, staff: by }) => connectVideos(db, { ...body, by }) });
  app.route({ ...channel.showAtOnce, handler: ({ body, staff: by }) => showAtOnce(db, { ...body, by }) });
  app.route({ ...channel.test, handler: ({ staff: by }) => testVideos(db, by) });
  app.route({
    ...channel.disconnect,
    handler: async ({ staff: by }, reply) => {
      await disconnectVideos(db, by);
      return reply.code(204).send();
    },
  });
}
