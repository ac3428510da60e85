import { liveAdminApi } from "#contract/live/admin/endpoints.ts";
import { liveAdminCalls } from "#contract/live/admin/schemas.ts";
import { liveApi } from "#contract/live/endpoints.ts";
import { liveCalls } from "#contract/live/schemas.ts";
import { publicResponse } from "#server/cache/public-responses.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { readLive, readLiveState } from "./live.service.ts";

const routes = routesOf(liveApi, liveCalls);
const adminRoutes = routesOf(liveAdminApi, liveAdminCalls);

export async function liveRoutes(app: App) {
  app.route({
    ...routes.get,
    // It's made again every minute while anybody asks, which is the sign that somebody looks.
    handler: publicResponse(async () => {
      const live = await readLive(app.db, app.team);
      await app.wantLive();
      return live;
    }, ["live"]),
  });
  app.route({ ...adminRoutes.state, handler: () => readLiveState(app.db) });
}
