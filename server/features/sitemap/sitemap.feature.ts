import type { Feature } from "#server/feature.ts";
import { sitemapRoutes } from "#server/features/sitemap/sitemap.routes.ts";

export const sitemapFeature: Feature = {
  routes: [sitemapRoutes],
};
