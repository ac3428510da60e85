import {
  type InfiniteData,
  infiniteQueryOptions,
  QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import { type Arguments, createApi, type Listing, type Output, type Send } from "#contract/client.ts";
import type { Endpoint, Exchange } from "#contract/endpoint.ts";
import { api } from "./calls.ts";

const minutes = 60_000;

/** The specification's defaults: fresh 5 min, kept 30 min, no retry, no refetch on focus, no polling. */
export function createQueryClient(send?: Send): QueryClient {
  const isServer = send !== undefined;
  const call = send ? createApi(send) : api;
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minutes,
        gcTime: isServer ? Number.POSITIVE_INFINITY : 30 * minutes,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: "always", // offline it fails at once and the page says so, where waiting would show skeletons for ever
        refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : false),
        queryFn: ({ queryKey: [path, input, form], pageParam }) =>
          (form === undefined ? call : call.listing)(
            { method: "GET", path } as Endpoint, // keys are made by the three functions below
            (form === "pages" ? beginningWith(pageParam, input as Asked) : input) as never,
          ),
      },
      // Offline it fails at once, and is not sent unasked later; sent, it is forgotten, as it holds a form and its passwords.
      mutations: { retry: false, networkMode: "always", gcTime: 0 },
    },
  });
}

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

type Asked = { query?: Record<string, string> };
const beginningWith = (cursor: unknown, { query, ...input }: Asked) => ({
  ...input,
  query: { ...query, ...(typeof cursor === "string" && { cursor }) },
});

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
