import type { QueryClient } from "@tanstack/react-query";
import { pointsApi } from "#contract/points/endpoints.ts";
import { whileSignedIn } from "#web/api/polling.ts";
import { pages, query } from "#web/api/queries.ts";

const seconds = 1000;

/** The member's balance with the newest of both histories. Only for signed-in members. */
export const ownPoints = () => ({ ...query(pointsApi.summary), staleTime: 30 * seconds });
/** The same query, polled every 30 s while the page is open. */
export const polledPoints = () => ({ ...ownPoints(), refetchInterval: whileSignedIn(30 * seconds) });

/** The rewards on offer, cheapest first. */
export const rewards = () => pages(pointsApi.items, { query: { limit: "100" } });
/** The same query, polled every 60 s while the page is open. */
export const polledRewards = () => ({ ...rewards(), refetchInterval: whileSignedIn(60 * seconds) });

const historyPage = { query: { limit: "30" } };
const pollWhen = (isAskedFor: boolean) => ({ enabled: isAskedFor, refetchInterval: whileSignedIn(30 * seconds) });

/** A complete history, loaded page by page once more is asked for than comes with the balance. */
export const transactionPages = (isAskedFor: boolean) => ({
  ...pages(pointsApi.transactions, historyPage),
  ...pollWhen(isAskedFor),
});
export const redemptionPages = (isAskedFor: boolean) => ({
  ...pages(pointsApi.redemptions, historyPage),
  ...pollWhen(isAskedFor),
});

const ownPaths: unknown[] = [pointsApi.summary.path, pointsApi.transactions.path, pointsApi.redemptions.path];

/** Reloads everything the page shows of the member's points. */
export const refreshPoints = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => ownPaths.includes(path) });
