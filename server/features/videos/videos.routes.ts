import { videosApi } from "#contract/videos.ts";
import { publicList } from "#server/http/public-answers.ts";
import { type App, route } from "#server/http/route.ts";
import { listActiveVideos } from "./videos.service.ts";

export async function videosRoutes(app: App) {
  app.route({ ...route(videosApi.list), handler: publicList(["videos"], (page) => listActiveVideos(app.db, page)) });
}
