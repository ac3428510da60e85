import type { Feature } from "#server/feature.ts";
import { switchesRoutes } from "#server/features/switches/switches.routes.ts";

export const switchesFeature: Feature = {
  routes: [switchesRoutes],
};
