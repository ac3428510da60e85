import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { whileSignedIn } from "#web/api/polling.ts";
import { query } from "#web/api/queries.ts";

/** The switch as staff see it, kept up to date since another admin may turn it. */
export const lockdownForStaff = () => ({
  ...query(lockdownAdminApi.getForStaff),
  refetchInterval: whileSignedIn(30_000),
});
