import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  type QueryState,
  queryOptions,
} from "@tanstack/react-query";
import type { Arguments, Listing, Output } from "#contract/client.ts";
import type { Endpoint, Exchange } from "#contract/endpoint.ts";

/** Returns the query for an endpoint. Its key is the endpoint's path and the input; invalidate by the path. */
export function query<E extends Exchange>(endpoint: Endpoint<E>, ...[input]: Arguments<E>) {
  return queryOptions<Output<E>>({ queryKey: [endpoint.path, input ?? {}] });
}

/** Returns the query for one page of a list: its rows and the cursor of the next page. */
export function listing<E extends Exchange>(endpoint: Endpoint<E>, ...[input]: Arguments<E>) {
  return queryOptions<Listing<E>>({ queryKey: [endpoint.path, input ?? {}, "listing"] });
}

/**
 * Returns the query for a list that grows page by page. Refetching reloads all its pages, so that no row is repeated or missed.
 */
export function pages<E extends Exchange>(endpoint: Endpoint<E>, ...[input]: Arguments<E>) {
  return infiniteQueryOptions<Listing<E>, Error, InfiniteData<Listing<E>, string | null>, QueryKey, string | null>({
    queryKey: [endpoint.path, input ?? {}, "pages"],
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  });
}

/** Whether the page is hydrated. Until then, it must show exactly what the server rendered. */
let isHydrated = false;
export function markHydrated() {
  isHydrated = true;
}

const justNowMs = 5000;

/**
 * Whether a query has just failed. It isn't sent again on its own then: hovering a link, opening its page and showing it would
 * each ask once more.
 */
export const hasJustFailed = (state: Pick<QueryState, "status" | "errorUpdatedAt"> | undefined) =>
  state?.status === "error" && Date.now() - state.errorUpdatedAt < justNowMs;

/**
 * Starts a page's queries. The server waits for them; the browser shows the page while they load. Errors are left to the
 * components.
 */
export async function prefetch(queryClient: QueryClient, queries: Startable[]) {
  const isServer = typeof document === "undefined";
  if (!isServer && !isHydrated) return;
  const all = Promise.all(
    queries
      .filter(({ queryKey }) => isServer || !hasJustFailed(queryClient.getQueryState(queryKey)))
      .map(({ queryKey, initialPageParam }) =>
        initialPageParam === undefined
          ? queryClient.prefetchQuery({ queryKey })
          : queryClient.prefetchInfiniteQuery({ queryKey, initialPageParam }),
      ),
  );
  if (isServer) await all;
}

export type Startable = { queryKey: QueryKey; initialPageParam?: string | null };
