import { queryOptions } from "@tanstack/react-query";
import { channelsApi } from "#contract/channels/endpoints.ts";
import type { Channel } from "#contract/channels/schemas.ts";
import { socialCountsApi } from "#contract/social-counts/endpoints.ts";
import { query } from "#web/api/queries.ts";

const idleMs = 60_000;
const whileTriedMs = 2_000;

/** Reloaded every minute, and every two seconds while someone waits for a try. */
export const channels = () =>
  queryOptions<Channel[]>({
    queryKey: query(channelsApi.list).queryKey,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some(({ isBeingTried }) => isBeingTried) ? whileTriedMs : idleMs),
  });

/** What the site shows now. */
export const shownCounts = () => query(socialCountsApi.list);

export const tabQueries = () => [channels(), shownCounts()];
