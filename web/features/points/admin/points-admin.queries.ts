import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { awardsApi } from "#contract/points/awards/endpoints.ts";
import {
  itemSorts,
  pointsUserSorts,
  redemptionSorts,
  redemptionStatuses,
  transactionSorts,
  transactionTypes,
} from "#contract/points/constants.ts";
import { whileSignedIn } from "#web/api/polling.ts";
import { pages, query } from "#web/api/queries.ts";
import { type Address, type ListOptions, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";

export const pointsTabs = ["items", "users", "leaderboard", "redemptions", "transactions", "requirements"] as const;
export type PointsTabId = (typeof pointsTabs)[number];

export const tabIn = ({ tab }: Address): PointsTabId => pointsTabs.find((known) => known === tab) ?? "items";

export const itemListOptions = { name: "items", sorts: itemSorts };
export const memberListOptions = { name: "users", sorts: pointsUserSorts };
export const redemptionListOptions = {
  name: "redemptions",
  sorts: redemptionSorts,
  filters: { status: redemptionStatuses },
};
export const transactionListOptions = {
  name: "transactions",
  sorts: transactionSorts,
  filters: { type: transactionTypes },
};

const halfMinute = 30_000;
const polled = { staleTime: halfMinute, refetchInterval: whileSignedIn(halfMinute) };

export const itemList = (options: ListOptions) => ({
  ...pages(pointsAdminApi.allItems, { query: { limit: "25", ...options } }),
  ...polled,
});

/** Members, most points first by default. */
export const memberList = (options: ListOptions) => ({
  ...pages(pointsAdminApi.users, { query: { limit: "25", ...options } }),
  ...polled,
});

export const leaderboard = () => ({ ...query(pointsAdminApi.leaderboard), ...polled });

/** The latest awards to many. */
export const awardList = () => ({ ...query(awardsApi.list, { query: { limit: "3" } }), ...polled });

export const redemptionList = (options: ListOptions) => ({
  ...pages(pointsAdminApi.allRedemptions, { query: { limit: "25", ...options } }),
  ...polled,
});

/** Everybody's transactions, or those of one member. */
export const transactionList = (options: ListOptions, userId?: string) => ({
  ...pages(pointsAdminApi.allTransactions, { query: { limit: "50", ...options, ...(userId && { userId }) } }),
  ...polled,
});

/** Returns the queries of the selected tab. */
export function tabQueries(search: Address) {
  switch (tabIn(search)) {
    case "items":
      return [itemList(listOptionsIn(search, itemListOptions))];
    case "users":
      return [memberList(listOptionsIn(search, memberListOptions)), awardList()];
    case "leaderboard":
      return [leaderboard()];
    case "redemptions":
      return [redemptionList(listOptionsIn(search, redemptionListOptions))];
    case "transactions":
      return [transactionList(listOptionsIn(search, transactionListOptions))];
    case "requirements":
      return [];
  }
}

type Read<Row> = (cursor: string | null) => Promise<{ rows: Row[]; next: string | null }>;

/** Finds a row as it's stored now, or returns undefined. Reads the list page by page, because no call returns a single row. */
export async function fetchRow<Row extends { id: string }>(id: string, read: Read<Row>): Promise<Row | undefined> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<Read<Row>>> = await read(cursor);
    const row = page.rows.find((found) => found.id === id);
    if (row) return row;
    cursor = page.next;
  } while (cursor !== null);
  return undefined;
}

/** Returns the options for the largest possible page from a cursor on. */
export const pageFrom = (cursor: string | null) => ({ query: { limit: "100", ...(cursor !== null && { cursor }) } });
