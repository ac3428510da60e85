import { healthApi } from "#contract/health/endpoints.ts";
import { query } from "#web/api/queries.ts";

/** Reloaded whenever it comes into view. */
export const health = () => ({ ...query(healthApi.get), staleTime: 0 });
