import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { query } from "#web/api.ts";

/** As staff are told, whoever else may have turned it. */
export const lockdownForStaff = () => ({ ...query(lockdownAdminApi.getForStaff), refetchInterval: 30_000 });
