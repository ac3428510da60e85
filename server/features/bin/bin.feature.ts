import type { Database } from "#server/database/database.ts";
import type { Feature } from "#server/feature.ts";
import { exportBinnedApplications } from "#server/features/applications/applications.service.ts";
import { binRoutes } from "#server/features/bin/bin.routes.ts";
import { purgeBin } from "#server/features/bin/bin.service.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { exportBinnedEvents } from "#server/features/calendar/personal-events.service.ts";
import { hourly } from "#server/jobs/schedules.ts";

export const binFeature: Feature = {
  routes: [binRoutes],
  jobs: [{ name: "purge bin", schedule: hourly, run: purgeBin }],
  pictures: [{ column: bin.row, changedAt: bin.deletedAt }],
  personal: {
    bin: { title: "Deleted things that can still be restored", erased: ["cascade", "set null"], export: exportBin },
  },
};

async function exportBin(db: Database, memberId: string) {
  return [...(await exportBinnedApplications(db, memberId)), ...(await exportBinnedEvents(db, memberId))];
}
