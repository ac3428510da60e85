import { asc } from "drizzle-orm";
import { mostOfKind } from "#contract/search/constants.ts";
import { mostLookedThrough } from "#contract/search/short-search.ts";
import type { Database } from "#server/database/database.ts";
import { containsAmong } from "#server/database/queries/search.ts";
import { folded } from "#server/database/queries/search-index.ts";
import type { Feature } from "#server/feature.ts";
import { isCalled, members } from "#server/features/accounts/accounts.table.ts";
import { purgeMemberSessions } from "#server/features/accounts/member-sessions.service.ts";
import { purgeDeletedMembers } from "#server/features/accounts/personal-data/deletion.service.ts";
import { personalDataRoutes } from "#server/features/accounts/personal-data/personal-data.routes.ts";
import {
  exportAccount,
  exportIdentities,
  exportLinks,
  exportSessions,
} from "#server/features/accounts/personal-data/personal-data.service.ts";
import { providerRoutes } from "#server/features/accounts/provider/provider.routes.ts";
import { registeredUserRoutes } from "#server/features/accounts/registered-users/registered-users.routes.ts";
import { settingsRoutes } from "#server/features/accounts/settings/settings.routes.ts";
import { purgeLinks } from "#server/features/accounts/sign-in/links.service.ts";
import { signInRoutes } from "#server/features/accounts/sign-in/sign-in.routes.ts";
import { daily, hourly } from "#server/jobs/schedules.ts";

export const accountsFeature: Feature = {
  routes: [signInRoutes, settingsRoutes, personalDataRoutes, registeredUserRoutes, providerRoutes],
  jobs: [
    { name: "purge member sessions", schedule: hourly, run: purgeMemberSessions },
    { name: "purge mailed links", schedule: hourly, run: purgeLinks },
    { name: "purge deleted accounts", schedule: daily, run: purgeDeletedMembers },
  ],
  search: [{ kind: "member", area: "server", find: findMembers }],
  personal: {
    members: { title: "Account", erased: "cascade", export: exportAccount },
    member_identities: { title: "Sign-in with Google", erased: "cascade", export: exportIdentities },
    member_sessions: { title: "Your sign-ins", erased: "cascade", export: exportSessions },
    member_links: { title: "Links sent to you", erased: "cascade", export: exportLinks },
  },
};

function findMembers(db: Database, search: string) {
  const { id, name, email, discord } = members;
  const first = db.select({ id }).from(members).orderBy(folded(name), asc(id)).limit(mostLookedThrough);
  const exact = db.select({ id }).from(members).where(isCalled(search));
  return db
    .select({ id, name, detail: email })
    .from(members)
    .where(containsAmong([name, email, discord], search, { id, first, exact }))
    .orderBy(folded(name), asc(id))
    .limit(mostOfKind);
}
