import { badges } from "#web/api/badges.ts";
import { lockdownForStaff } from "#web/features/lockdown/lockdown-admin.queries.ts";
import { merchLinksForStaff } from "#web/features/merch/merch-admin.queries.ts";

/** The queries of the dashboard's frame. */
export const layoutQueries = () => [badges(), lockdownForStaff(), merchLinksForStaff()];
