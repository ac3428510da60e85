import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { whileSignedIn } from "#web/api/polling.ts";
import { query } from "#web/api/queries.ts";

/** The lock as staff see it. Polled, because another admin may switch it. */
export const lockdownForStaff = () => ({
  ...query(lockdownAdminApi.getForStaff),
  refetchInterval: whileSignedIn(30_000),
});
