import type { Feature } from "#server/feature.ts";
import { purgeJobRuns } from "#server/jobs/jobs.service.ts";
import { daily } from "#server/jobs/schedules.ts";
import { healthRoutes } from "./health.routes.ts";

/** It reads backups and runs of jobs, which are built from the features, so it isn't in their folder. */
export const healthFeature: Feature = {
  routes: [healthRoutes],
  jobs: [{ name: "purge job runs", schedule: daily, run: purgeJobRuns }],
};
