import type { Feature } from "#server/feature.ts";
import { uploadsRoutes } from "#server/features/uploads/uploads.routes.ts";

export const uploadsFeature: Feature = {
  routes: [uploadsRoutes],
};
