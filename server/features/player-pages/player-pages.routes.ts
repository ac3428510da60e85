import { playerPagesApi } from "#contract/player-pages/endpoints.ts";
import { playerPagesCalls } from "#contract/player-pages/schemas.ts";
import { laterPageLimit, publicList } from "#server/cache/public-responses.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { getPlayerPage, listPlayerPages } from "./player-pages.service.ts";

const routes = routesOf(playerPagesApi, playerPagesCalls);

export async function playerPagesRoutes(app: App) {
  const { db } = app;
  app.route({ ...routes.list, handler: publicList((page) => listPlayerPages(db, page, app.team)) });
  app.route({
    ...routes.get,
    handler: ({ params }) => laterPageLimit(() => getPlayerPage(db, params.slug, app.team)),
  });
}
