import { lockdownApi } from "#contract/lockdown.ts";
import { query } from "#web/api.ts";

/** Whether the site is closed to all but its staff. */
export const lockdown = () => query(lockdownApi.get);
