import type { Feature } from "#server/feature.ts";
import { searchRoutes } from "#server/features/search/search.routes.ts";

export const searchFeature: Feature = {
  routes: [searchRoutes],
};
