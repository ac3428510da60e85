import { viewersReadSeconds } from "#contract/analytics/constants.ts";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { query } from "#web/api.ts";

/** Read anew whenever the tab is opened. */
export const overview = () => ({ ...query(analyticsApi.overview), staleTime: 0 });

const interval = viewersReadSeconds * 1000;
export const viewers = () => ({ ...query(analyticsApi.viewers), staleTime: interval, refetchInterval: interval });
