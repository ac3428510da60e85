import { badgesApi } from "#contract/badges/endpoints.ts";
import { badgesCalls } from "#contract/badges/schemas.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { getBadges } from "./badges.service.ts";

const routes = routesOf(badgesApi, badgesCalls);

export async function badgesRoutes(app: App) {
  app.route({
    ...routes.get,
    handler: async ({ staff }) => {
      await app.wantLive(); // an open dashboard asks every half minute
      return getBadges(app.db, staff.role, app.team);
    },
  });
}
