import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { viewersReadSeconds } from "#contract/analytics/constants.ts";
import { query } from "#web/api.ts";
import { whileSignedIn } from "#web/polling.ts";

/** Read anew whenever the tab is opened. */
export const overview = () => ({ ...query(analyticsAdminApi.overview), staleTime: 0 });

const interval = viewersReadSeconds * 1000;
export const viewers = () => ({
  ...query(analyticsAdminApi.viewers),
  staleTime: interval,
  refetchInterval: whileSignedIn(interval),
});
