import { playersApi } from "#contract/players.ts";
import { publicList } from "#server/http/public-answers.ts";
import { type App, route } from "#server/http/route.ts";
import { listPlayers } from "./players.service.ts";

export async function playersRoutes(app: App) {
  app.route({ ...route(playersApi.list), handler: publicList(["players"], (page) => listPlayers(app.db, page)) });
}
