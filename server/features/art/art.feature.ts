import type { Feature } from "#server/feature.ts";
import { artRoutes } from "#server/features/art/art.routes.ts";

export const artFeature: Feature = {
  routes: [artRoutes],
};
