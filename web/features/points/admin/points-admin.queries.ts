import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { awardsApi } from "#contract/points/awards/endpoints.ts";
import { redemptionStatuses, transactionTypes } from "#contract/points/constants.ts";
import { whileSignedIn } from "#web/api/polling.ts";
import { pages, query } from "#web/api/queries.ts";

export const pointsTabs = ["items", "users", "leaderboard", "redemptions", "transactions", "requirements"] as const;
export type PointsTabId = (typeof pointsTabs)[number];

/** The options of the tab's address, as somebody may have typed them. */
export type Search = { tab?: string; status?: string; type?: string };

export const tabIn = ({ tab }: Search): PointsTabId => pointsTabs.find((known) => known === tab) ?? "items";
export const statusIn = ({ status }: Search) => redemptionStatuses.find((known) => known === status);
export const typeIn = ({ type }: Search) => transactionTypes.find((known) => known === type);

const halfMinute = 30_000;
const polled = { staleTime: halfMinute, refetchInterval: whileSignedIn(halfMinute) };

export const itemList = () => ({ ...pages(pointsAdminApi.allItems, { query: { limit: "50" } }), ...polled });

/** Members, the most points first; those that a search finds. */
export const memberList = (search = "") => ({
  ...pages(pointsAdminApi.users, { query: { limit: "50", ...(search && { search }) } }),
  ...polled,
});

export const leaderboard = () => ({ ...query(pointsAdminApi.leaderboard), ...polled });

/** Awards to many, the latest few. */
export const awardList = () => ({ ...query(awardsApi.list, { query: { limit: "3" } }), ...polled });

export type RedemptionFilter = { status?: (typeof redemptionStatuses)[number] | undefined };
export const redemptionList = ({ status }: RedemptionFilter) => ({
  ...pages(pointsAdminApi.allRedemptions, { query: { limit: "50", ...(status && { status }) } }),
  ...polled,
});

export type TransactionFilter = { type?: (typeof transactionTypes)[number] | undefined; userId?: string | undefined };
export const transactionList = ({ type, userId }: TransactionFilter) => ({
  ...pages(pointsAdminApi.allTransactions, {
    query: { limit: "50", ...(type && { type }), ...(userId && { userId }) },
  }),
  ...polled,
});
