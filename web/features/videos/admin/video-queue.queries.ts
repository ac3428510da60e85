import { queryOptions } from "@tanstack/react-query";
import { otherQueueStates, queueSorts } from "#contract/videos/queue/constants.ts";
import { videoChannelApi, videoQueueApi } from "#contract/videos/queue/endpoints.ts";
import type { VideoChannel } from "#contract/videos/queue/schemas.ts";
import { pages, query } from "#web/api/queries.ts";
import type { ListOptions } from "#web/ui/lists/controls/list-options.ts";

/** The filter has a name of its own, because other parts of Settings have one called state. */
export const queueListOptions = { name: "new", sorts: queueSorts, filters: { queue: otherQueueStates } };

/** The channel's videos that wait, or those that are hidden. Always refetched, because new ones arrive by themselves. */
export function queueList({ queue: state, ...options }: ListOptions) {
  return {
    ...pages(videoQueueApi.list, { query: { limit: "25", ...options, ...(state && { state: "hidden" as const }) } }),
    staleTime: 0,
  };
}

const idleMs = 60_000;
const whileTriedMs = 2_000;

/** Reloaded every minute, and every two seconds while someone waits for a try. */
export const videoChannel = () =>
  queryOptions<VideoChannel>({
    queryKey: query(videoChannelApi.get).queryKey,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.connected?.isBeingTried ? whileTriedMs : idleMs),
  });
