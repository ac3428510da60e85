import type { Feature } from "#server/feature.ts";
import { analyticsRoutes } from "#server/features/analytics/analytics.routes.ts";
import { purgePageViews, purgeViewers } from "#server/features/analytics/analytics.service.ts";
import { daily, hourly } from "#server/jobs/schedules.ts";

export const analyticsFeature: Feature = {
  routes: [analyticsRoutes],
  jobs: [
    { name: "purge viewers", schedule: hourly, run: purgeViewers },
    { name: "purge page views", schedule: daily, run: purgePageViews },
  ],
};
