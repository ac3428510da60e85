import { socialCountsApi } from "#contract/social-counts.ts";
import { socialCountsAdminApi } from "#contract/social-counts-admin.ts";
import { publicAnswer } from "#server/http/public-answers.ts";
import { type App, route } from "#server/http/route.ts";
import { listSocialCounts, setSocialCount } from "./social-counts.service.ts";

export async function socialCountsRoutes(app: App) {
  app.route({
    ...route(socialCountsApi.list),
    handler: publicAnswer(["social-counts"], () => listSocialCounts(app.db)),
  });
  app.route({
    ...route(socialCountsAdminApi.update),
    handler: ({ params, body, staff }) =>
      setSocialCount(app.db, { platform: params.platform, followers: body.followers, by: staff }),
  });
}
