import { useQueryClient } from "@tanstack/react-query";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { playersApi } from "#contract/players/endpoints.ts";

const { list, listForStaff } = playersApi;

/** Reads anew whatever shows players or counts them. */
export function usePlayersChanged() {
  const queryClient = useQueryClient();
  return () => {
    for (const { path } of [list, listForStaff, analyticsApi.overview, firstStepsApi.get])
      void queryClient.invalidateQueries({ queryKey: [path] });
  };
}
