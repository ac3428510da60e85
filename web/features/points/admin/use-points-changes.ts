import { useQueryClient } from "@tanstack/react-query";
import { badgesApi } from "#contract/badges/endpoints.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { awardsApi } from "#contract/points/awards/endpoints.ts";
import { showRow } from "#web/api/shown-rows.ts";

type Row = { id: string };

const { allItems, users, leaderboard, allTransactions, allRedemptions } = pointsAdminApi;

/** Updates the shown lists after a change: first with the server's response, then by reloading them. */
export function usePointsChanges() {
  const queryClient = useQueryClient();

  function show(answer: Row | undefined, ...lists: Endpoint[]) {
    if (answer) showRow(queryClient, answer);
    for (const { path } of lists) void queryClient.invalidateQueries({ queryKey: [path] });
  }
  return {
    itemsChanged: () => show(undefined, allItems),
    pointsMoved: (answer?: Row) => show(answer, users, leaderboard, allTransactions, awardsApi.list),
    redemptionsChanged: (answer?: Row) =>
      show(answer, allRedemptions, users, leaderboard, allTransactions, badgesApi.get),
  };
}
