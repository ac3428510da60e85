import { mostOfKind } from "#contract/search/constants.ts";
import { mostLookedThrough } from "#contract/search/short-search.ts";
import type { Database } from "#server/database/database.ts";
import { containsAmong } from "#server/database/queries/search.ts";
import { folded } from "#server/database/queries/search-index.ts";
import type { Feature } from "#server/feature.ts";
import { staffAccountsRoutes } from "#server/features/staff/accounts/staff-accounts.routes.ts";
import { accessLinksRoutes } from "#server/features/staff/links/access-links.routes.ts";
import { purgeAccessLinks } from "#server/features/staff/links/access-links.service.ts";
import { ownAccountRoutes } from "#server/features/staff/own-account/own-account.routes.ts";
import { purgeStaffLinks } from "#server/features/staff/own-account/staff-links.service.ts";
import { purgeUsedTickets } from "#server/features/staff/second-factor/passkey-tickets.service.ts";
import { secondFactorRoutes } from "#server/features/staff/second-factor/second-factor.routes.ts";
import { passkeySignInRoutes } from "#server/features/staff/sign-in/passkey-sign-in.routes.ts";
import { purgePendingSignIns } from "#server/features/staff/sign-in/pending-sign-ins.service.ts";
import { secondStepRoutes } from "#server/features/staff/sign-in/second-step.routes.ts";
import { staffRoutes } from "#server/features/staff/sign-in/staff-sign-in.routes.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { purgeStaffSessions } from "#server/features/staff/staff-sessions.service.ts";
import { hourly } from "#server/jobs/schedules.ts";

export const staffFeature: Feature = {
  routes: [
    staffRoutes,
    secondStepRoutes,
    passkeySignInRoutes,
    staffAccountsRoutes,
    ownAccountRoutes,
    secondFactorRoutes,
    accessLinksRoutes,
  ],
  jobs: [
    { name: "purge staff sessions", schedule: hourly, run: purgeStaffSessions },
    { name: "purge unfinished staff sign-ins", schedule: hourly, run: purgePendingSignIns },
    { name: "purge used passkey tickets", schedule: hourly, run: purgeUsedTickets },
    { name: "purge temporary links", schedule: hourly, run: purgeAccessLinks },
    { name: "purge links mailed to staff", schedule: hourly, run: purgeStaffLinks },
  ],
  search: [{ kind: "staff", area: "permanent", find: findStaff }],
};

function findStaff(db: Database, search: string) {
  const { id, username, role } = staffAccounts;
  const first = db.select({ id }).from(staffAccounts).orderBy(folded(username)).limit(mostLookedThrough);
  return db
    .select({ id, name: username, detail: role })
    .from(staffAccounts)
    .where(containsAmong([username], search, { id, first }))
    .orderBy(folded(username))
    .limit(mostOfKind);
}
