import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import type { Arguments, Listing, Output } from "#contract/client.ts";
import type { Endpoint, Exchange } from "#contract/endpoint.ts";

/** A query of an endpoint. Its key is the endpoint's path and the input, so nobody types a key; invalidate by the path. */
export function query<E extends Exchange>(endpoint: Endpoint<E>, ...[input]: Arguments<E>) {
  return queryOptions<Output<E>>({ queryKey: [endpoint.path, input ?? {}] });
}

/** The query of one page of a list: its rows and the cursor of the next page. */
export function listing<E extends Exchange>(endpoint: Endpoint<E>, ...[input]: Arguments<E>) {
  return queryOptions<Listing<E>>({ queryKey: [endpoint.path, input ?? {}, "listing"] });
}

/** Of a list that grows page by page: asked again it reads all of its pages anew, so that no row shows twice or is missed. */
export function pages<E extends Exchange>(endpoint: Endpoint<E>, ...[input]: Arguments<E>) {
  return infiniteQueryOptions<Listing<E>, Error, InfiniteData<Listing<E>, string | null>, QueryKey, string | null>({
    queryKey: [endpoint.path, input ?? {}, "pages"],
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  });
}

/** Whether the page that the server sent has come alive; until then it must show just what the server rendered. */
let isAlive = false;
export function comeAlive() {
  isAlive = true;
}

/** Starts queries of a page: the server waits for them, the browser shows the page and lets them arrive. A failed one is left to its component. */
export async function prefetch(queryClient: QueryClient, queries: Startable[]) {
  const isServer = typeof document === "undefined";
  if (!isServer && !isAlive) return;
  const all = Promise.all(
    queries.map(({ queryKey, initialPageParam }) =>
      initialPageParam === undefined
        ? queryClient.prefetchQuery({ queryKey })
        : queryClient.prefetchInfiniteQuery({ queryKey, initialPageParam }),
    ),
  );
  if (isServer) await all;
}

type Startable = { queryKey: QueryKey; initialPageParam?: string | null };
