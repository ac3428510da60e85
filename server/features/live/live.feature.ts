import type { Feature } from "#server/feature.ts";
import { liveRoutes } from "#server/features/live/live.routes.ts";
import { liveChecks } from "#server/features/live/live.table.ts";

export const liveFeature: Feature = {
  routes: [liveRoutes],
  pictures: [{ column: liveChecks.streams }],
};
