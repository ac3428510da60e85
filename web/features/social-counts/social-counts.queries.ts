import { queryOptions } from "@tanstack/react-query";
import { socialCountsApi } from "#contract/social-counts/endpoints.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { query } from "#web/api/queries.ts";

const minutes = 60_000;

/** Polled every 2 minutes while the page is open. */
export const socialCounts = () =>
  queryOptions<SocialCount[]>({
    queryKey: query(socialCountsApi.list).queryKey,
    refetchInterval: 2 * minutes,
    staleTime: 5 * minutes,
  });

export const tabQueries = () => [socialCounts()];
