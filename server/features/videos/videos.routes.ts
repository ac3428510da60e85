import { videosApi } from "#contract/videos.ts";
import { sendPage } from "#server/http/paging.ts";
import { publicList } from "#server/http/public-answers.ts";
import { type App, route } from "#server/http/route.ts";
import { createVideo, listActiveVideos, listAllVideos, removeVideo, updateVideo } from "./videos.service.ts";

export async function videosRoutes(app: App) {
  const { db } = app;
  app.route({ ...route(videosApi.list), handler: publicList(["videos"], (page) => listActiveVideos(db, page)) });
  app.route({
    ...route(videosApi.listForStaff),
    handler: async (request, reply) => sendPage(request, reply, await listAllVideos(db, request.query)),
  });
  app.route({
    ...route(videosApi.create),
    handler: async ({ body, staff }, reply) => reply.code(201).send(await createVideo(db, { video: body, by: staff })),
  });
  app.route({
    ...route(videosApi.update),
    handler: ({ params, body, staff }) => updateVideo(db, { id: params.id, video: body, by: staff }),
  });
  app.route({
    ...route(videosApi.remove),
    handler: async ({ params, staff }, reply) => {
      await removeVideo(db, { id: params.id, by: staff });
      return reply.code(204).send();
    },
  });
}
