import { badges } from "#web/api/badges.ts";
import { lockdownForStaff } from "#web/features/lockdown/lockdown-admin.queries.ts";
import { merchLinksForStaff } from "#web/features/merch/merch-admin.queries.ts";

/** What the dashboard shows around every tab. */
export const layoutQueries = () => [badges(), lockdownForStaff(), merchLinksForStaff()];
