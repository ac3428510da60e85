import type { Feature } from "#server/feature.ts";
import { previewRoutes } from "#server/features/team/preview/preview.routes.ts";
import { purgePreviewLinks } from "#server/features/team/preview/preview-links.service.ts";
import { teamRoutes } from "#server/features/team/team.routes.ts";
import { publishScheduledTeam } from "#server/features/team/team.service.ts";
import { teamVersions } from "#server/features/team/team.table.ts";
import { hourly } from "#server/jobs/schedules.ts";

export const teamFeature: Feature = {
  routes: [teamRoutes, previewRoutes],
  // The short lease lets another instance publish soon after one was killed while publishing.
  jobs: [
    { name: "publish scheduled facts", schedule: { everyMs: 30_000, leaseMs: 120_000 }, run: publishScheduledTeam },
    { name: "purge preview links", schedule: hourly, run: purgePreviewLinks },
  ],
  pictures: [{ column: teamVersions.facts, changedAt: teamVersions.updatedAt }],
};
