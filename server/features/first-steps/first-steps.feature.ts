import type { Feature } from "#server/feature.ts";
import { firstStepsRoutes } from "#server/features/first-steps/first-steps.routes.ts";

export const firstStepsFeature: Feature = {
  routes: [firstStepsRoutes],
};
