import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { type AnalyticsPeriod, viewersReadSeconds } from "#contract/analytics/constants.ts";
import { whileSignedIn } from "#web/api/polling.ts";
import { query } from "#web/api/queries.ts";
import type { Address } from "#web/ui/lists/controls/list-options.ts";
import { periodIn } from "./period-words.ts";

/** Reloaded whenever the tab is opened. */
export const overview = (days: AnalyticsPeriod) => ({
  ...query(analyticsAdminApi.overview, { query: { days } }),
  staleTime: 0,
});

const interval = viewersReadSeconds * 1000;
export const viewers = () => ({
  ...query(analyticsAdminApi.viewers),
  staleTime: interval,
  refetchInterval: whileSignedIn(interval),
});

export const tabQueries = ({ days }: Address) => [overview(periodIn({ days: Number(days) })), viewers()];
