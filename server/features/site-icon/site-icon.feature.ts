import type { Feature } from "#server/feature.ts";
import { siteIconRoutes } from "#server/features/site-icon/site-icon.routes.ts";

export const siteIconFeature: Feature = {
  routes: [siteIconRoutes],
};
