import type { Feature } from "#server/feature.ts";
import { purgeRateLimits } from "#server/features/rate-limits/rate-limits.service.ts";
import { hourly } from "#server/jobs/schedules.ts";

export const rateLimitsFeature: Feature = {
  jobs: [{ name: "purge sign-in attempts", schedule: hourly, run: purgeRateLimits }],
};
