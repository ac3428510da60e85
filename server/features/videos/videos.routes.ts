import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { videosAdminCalls } from "#contract/videos/admin/schemas.ts";
import { videosApi } from "#contract/videos/endpoints.ts";
import { videosCalls } from "#contract/videos/schemas.ts";
import { publicList } from "#server/cache/public-responses.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import {
  createVideo,
  listActiveVideos,
  listAllVideos,
  removeVideo,
  reorderVideos,
  updateVideo,
} from "./videos.service.ts";

const routes = routesOf(videosApi, videosCalls);
const adminRoutes = routesOf(videosAdminApi, videosAdminCalls);

export async function videosRoutes(app: App) {
  const { db } = app;
  app.route({ ...routes.list, handler: publicList((page) => listActiveVideos(db, page)) });
  app.route({
    ...adminRoutes.listForStaff,
    handler: async (request, reply) => sendPage(request, reply, await listAllVideos(db, request.query)),
  });
  app.route({
    ...adminRoutes.create,
    handler: async ({ body, staff }, reply) => reply.code(201).send(await createVideo(db, { video: body, by: staff })),
  });
  app.route({
    ...adminRoutes.update,
    handler: ({ params, body, staff }) => updateVideo(db, { id: params.id, video: body, by: staff }),
  });
  app.route({
    ...adminRoutes.reorder,
    handler: ({ body, staff }) => reorderVideos(db, { order: body, by: staff }),
  });
  app.route({
    ...adminRoutes.remove,
    handler: async ({ params, staff }, reply) => {
      await removeVideo(db, { id: params.id, by: staff });
      return reply.code(204).send();
    },
  });
}
