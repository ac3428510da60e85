import { socialCountsAdminApi } from "#contract/social-counts/admin/endpoints.ts";
import { socialCountsAdminCalls } from "#contract/social-counts/admin/schemas.ts";
import { socialCountsApi } from "#contract/social-counts/endpoints.ts";
import { socialCountsCalls } from "#contract/social-counts/schemas.ts";
import { publicResponse } from "#server/cache/public-responses.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { listSocialCounts, setSocialCount } from "./social-counts.service.ts";

const routes = routesOf(socialCountsApi, socialCountsCalls);
const adminRoutes = routesOf(socialCountsAdminApi, socialCountsAdminCalls);

export async function socialCountsRoutes(app: App) {
  app.route({
    ...routes.list,
    handler: publicResponse(() => listSocialCounts(app.db, app.team)),
  });
  app.route({
    ...adminRoutes.update,
    handler: ({ params, body, staff }) =>
      setSocialCount(app.db, { team: app.team, platform: params.platform, followers: body.followers, by: staff }),
  });
}
