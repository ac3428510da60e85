import { useQueryClient } from "@tanstack/react-query";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { playersApi } from "#contract/players/endpoints.ts";

const { list } = playersApi;
const { listForStaff } = playersAdminApi;

/** Returns a function that reloads everything that shows or counts players. */
export function usePlayersChanged() {
  const queryClient = useQueryClient();
  return () => {
    const results = achievementsAdminApi.listForStaff; // they name the players who took part
    for (const { path } of [list, listForStaff, results, analyticsAdminApi.overview, firstStepsApi.get])
      void queryClient.invalidateQueries({ queryKey: [path] });
  };
}
