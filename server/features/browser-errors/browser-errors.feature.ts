import type { Feature } from "#server/feature.ts";
import { browserErrorsRoutes } from "#server/features/browser-errors/browser-errors.routes.ts";

export const browserErrorsFeature: Feature = {
  routes: [browserErrorsRoutes],
};
