import type { Feature } from "#server/feature.ts";
import { badgesRoutes } from "#server/features/badges/badges.routes.ts";

export const badgesFeature: Feature = {
  routes: [badgesRoutes],
};
