import { lockdownApi } from "#contract/lockdown/endpoints.ts";
import { query } from "#web/api/queries.ts";

const halfMinute = 30_000;

/** Whether the site is locked for everyone but staff. Open pages notice within half a minute. */
export const lockdown = () => ({
  ...query(lockdownApi.get),
  staleTime: 2 * halfMinute,
  refetchInterval: halfMinute,
});
