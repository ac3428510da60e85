import { lockdownApi } from "#contract/lockdown/endpoints.ts";
import { query } from "#web/api.ts";

/** As staff are told, whoever else may have turned it. */
export const lockdownForStaff = () => ({ ...query(lockdownApi.getForStaff), refetchInterval: 30_000 });
