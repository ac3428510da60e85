import { useQueryClient } from "@tanstack/react-query";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";

const { list, totals } = achievementsApi;
const { listForStaff } = achievementsAdminApi;

/** Returns a function that reloads everything that shows or counts results. */
export function useAchievementsChanged() {
  const queryClient = useQueryClient();
  return () => {
    for (const { path } of [list, totals, listForStaff, analyticsAdminApi.overview])
      void queryClient.invalidateQueries({ queryKey: [path] });
  };
}
