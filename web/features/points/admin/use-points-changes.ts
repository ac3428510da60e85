import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { badgesApi } from "#contract/badges/endpoints.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { awardsApi } from "#contract/points/awards/endpoints.ts";

type Row = { id: string };
type Grown = InfiniteData<{ rows: Row[]; next: string | null }>;

const { allItems, users, leaderboard, allTransactions, allRedemptions } = pointsAdminApi;

/** Updates the shown lists after a change: first with the server's response, then by reloading them. */
export function usePointsChanges() {
  const queryClient = useQueryClient();

  function edit({ path }: Endpoint, change: (rows: Row[]) => Row[]) {
    queryClient.setQueriesData<Grown>({ queryKey: [path], predicate: isGrown }, (shown) =>
      shown ? { ...shown, pages: shown.pages.map((page) => ({ ...page, rows: change(page.rows) })) } : undefined,
    );
  }
  function invalidate(...lists: Endpoint[]) {
    for (const { path } of lists) void queryClient.invalidateQueries({ queryKey: [path] });
  }
  const replace = (list: Endpoint, answer: Row) =>
    edit(list, (rows) => rows.map((row) => (row.id === answer.id ? answer : row)));

  return {
    itemsChanged(answer?: Row) {
      if (answer) replace(allItems, answer);
      invalidate(allItems);
    },
    pointsMoved(answer?: Row) {
      if (answer) replace(users, answer);
      invalidate(users, leaderboard, allTransactions, awardsApi.list);
    },
    redemptionsChanged(answer?: Row) {
      if (answer) replace(allRedemptions, answer);
      invalidate(allRedemptions, users, leaderboard, allTransactions, badgesApi.get);
    },
  };
}

const isGrown = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] === "pages";
