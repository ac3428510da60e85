import { QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import { type Arguments, createApi, type Listing, type Output, type Send } from "#contract/client.ts";
import type { Endpoint } from "#contract/endpoint.ts";

const minutes = 60_000;

/** The one place that talks to our own server from the browser. */
export const api = createApi((path, init) => fetch(path, init));

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
        refetchOnReconnect: false,
        queryFn: ({ queryKey: [path, input, form] }) =>
          (form === "listing" ? call.listing : call)(
            { method: "GET", path, access: "public", summary: "" } as Endpoint, // keys are made by the two functions below
            input as never,
          ),
      },
      mutations: { retry: false },
    },
  });
}

/** A query of an endpoint. Its key is the endpoint's path and the input, so nobody types a key; invalidate by the path. */
export function query<E extends Endpoint>(endpoint: E, ...[input]: Arguments<E>) {
  return queryOptions<Output<E>>({ queryKey: [endpoint.path, input ?? {}] });
}

/** The query of one page of a list: its rows and the cursor of the next page. */
export function listing<E extends Endpoint>(endpoint: E, ...[input]: Arguments<E>) {
  return queryOptions<Listing<E>>({ queryKey: [endpoint.path, input ?? {}, "listing"] });
}

/** Whether the page that the server sent has come alive; until then it must show just what the server rendered. */
let isAlive = false;
export function comeAlive() {
  isAlive = true;
}

/** Starts queries of a page: the server waits for them, the browser shows the page and lets them arrive. A failed one is left to its component. */
export async function prefetch(queryClient: QueryClient, queries: { queryKey: QueryKey }[]) {
  const isServer = typeof document === "undefined";
  if (!isServer && !isAlive) return;
  const all = Promise.all(queries.map(({ queryKey }) => queryClient.prefetchQuery({ queryKey })));
  if (isServer) await all;
}
