import { desc } from "drizzle-orm";
import { mostOfKind } from "#contract/search/constants.ts";
import { mostLookedThrough } from "#contract/search/short-search.ts";
import type { Database } from "#server/database/database.ts";
import { containsAmong } from "#server/database/queries/search.ts";
import type { Feature } from "#server/feature.ts";
import { findApplicationCard } from "#server/features/applications/application-card.service.ts";
import { restoreApplication } from "#server/features/applications/application-reviews.service.ts";
import { applicationsRoutes } from "#server/features/applications/applications.routes.ts";
import { exportApplications, purgeApplications } from "#server/features/applications/applications.service.ts";
import { applications, nameOn } from "#server/features/applications/applications.table.ts";
import { hourly } from "#server/jobs/schedules.ts";

export const applicationsFeature: Feature = {
  routes: [applicationsRoutes],
  jobs: [{ name: "purge applications", schedule: hourly, run: purgeApplications }],
  bin: [{ kind: "applications", restore: restoreApplication }],
  cards: { application: findApplicationCard },
  search: [{ kind: "applicant", area: "applications", find: findApplicants }],
  personal: { applications: { title: "Applications", erased: "cascade", export: exportApplications } },
};

function findApplicants(db: Database, search: string) {
  const { id, form, status, createdAt } = applications;
  const first = db.select({ id }).from(applications).orderBy(desc(createdAt), desc(id)).limit(mostLookedThrough);
  return db
    .select({ id, name: nameOn(form), detail: status })
    .from(applications)
    .where(containsAmong([nameOn(form)], search, { id, first }))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostOfKind);
}
