import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { whileSignedIn } from "#web/api/polling.ts";
import { query } from "#web/api/queries.ts";

/** As staff are told, whoever else may have turned it. */
export const lockdownForStaff = () => ({
  ...query(lockdownAdminApi.getForStaff),
  refetchInterval: whileSignedIn(30_000),
});
