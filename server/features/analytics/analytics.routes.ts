import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { analyticsAdminCalls } from "#contract/analytics/admin/schemas.ts";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { analyticsCalls } from "#contract/analytics/schemas.ts";
import { addressKey } from "#server/http/rate-limit.ts";
import type { Renderer } from "#server/http/renderer.ts";
import { type App, routesOf } from "#server/http/route.ts";
import { PendingCounts, writeRegularly } from "#server/pending-counts.ts";
import {
  addPageViews,
  findPageName,
  forgetViewer,
  getOverview,
  listViewers,
  nameOfView,
  noteViewer,
} from "./analytics.service.ts";

const routes = routesOf(analyticsApi, analyticsCalls);
const adminRoutes = routesOf(analyticsAdminApi, analyticsAdminCalls);

/** A page of its own has no use for a refusal: what is too much, or about no page, counts for nothing. */
export async function analyticsRoutes(app: App, { isPage }: Pick<Renderer, "isPage">) {
  const { db } = app;
  const views = new PendingCounts((counts) => addPageViews(db, counts));
  writeRegularly(app, views);
  app.route({
    ...routes.beacon,
    handler: async ({ body, ip }, reply) => {
      const from = addressKey(ip);
      if (body.isLeaving) {
        if (await app.hasTryLeft("beacon", from)) await forgetViewer(db, body.viewer);
        return reply.code(204).send();
      }
      const isHeard = await app.hasTryLeft("beacon", from);
      const page = isHeard ? await findPageName(db, body.page, isPage) : undefined;
      if (page !== undefined) {
        await noteViewer(db, { viewer: body.viewer, page });
        if (body.isView && (await app.hasTryLeft("pageViews", from))) views.add(nameOfView(page));
      }
      return reply.code(204).send();
    },
  });
  app.route({
    ...adminRoutes.overview,
    handler: async () => {
      await views.write();
      return getOverview(db);
    },
  });
  app.route({ ...adminRoutes.viewers, handler: () => listViewers(db) });
}
