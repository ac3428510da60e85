import { queryOptions } from "@tanstack/react-query";
import { liveAdminApi } from "#contract/live/admin/endpoints.ts";
import type { LiveState } from "#contract/live/admin/schemas.ts";
import { whileSignedIn } from "#web/api/polling.ts";
import { query } from "#web/api/queries.ts";

const halfMinuteMs = 30_000;

/** Reloaded every half minute, because Twitch is asked every minute. */
export const liveState = () =>
  queryOptions<LiveState>({
    queryKey: query(liveAdminApi.state).queryKey,
    staleTime: 0,
    refetchInterval: whileSignedIn(halfMinuteMs),
  });
