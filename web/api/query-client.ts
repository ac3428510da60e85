import { MutationCache, type Query, QueryClient } from "@tanstack/react-query";
import { createApi, type Send } from "#contract/client.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { api } from "./api-client.ts";
import { hasJustFailed } from "./queries.ts";

const minutes = 60_000;

/**
 * Creates a query client with the specification's defaults: fresh for 5 minutes, kept for 30, no retry, no refetch on focus, no
 * polling.
 */
export function createQueryClient(send?: Send): QueryClient {
  const isServer = send !== undefined;
  const call = send ? createApi(send) : api;
  const client = new QueryClient({
    // Without an answer nobody knows whether a change was made, so lists are asked for again, but not what a form was opened with.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (error instanceof TypeError) void client.invalidateQueries({ predicate: isList });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5 * minutes,
        gcTime: isServer ? Number.POSITIVE_INFINITY : 30 * minutes,
        retry: false,
        retryOnMount: ({ state }) => isServer || !hasJustFailed(state),
        refetchOnWindowFocus: false,
        networkMode: "always", // offline, fail right away and say so, instead of showing skeletons forever
        refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : false),
        queryFn: ({ queryKey: [path, input, form], pageParam }) =>
          (form === undefined ? call : call.listing)(
            { method: "GET", path } as Endpoint, // keys are made by the three functions of queries.ts
            (form === "pages" ? beginningWith(pageParam, input as Asked) : input) as never,
          ),
      },
      // Offline, mutations fail right away rather than being sent later without asking. They're forgotten once sent, because
      // they hold a form and its passwords.
      mutations: { retry: false, networkMode: "always", gcTime: 0 },
    },
  });
  return client;
}

const isList = ({ queryKey, state }: Query) => !!queryKey[2] || Array.isArray(state.data);

type Asked = { query?: Record<string, string> };
const beginningWith = (cursor: unknown, { query, ...input }: Asked) => ({
  ...input,
  query: { ...query, ...(typeof cursor === "string" && { cursor }) },
});

/**
 * Refetches everything a change may have affected. Skips queries that are null: nobody is signed in, so refetching would only log
 * a 401 in the console.
 */
export const invalidateAll = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ state }) => state.data !== null });
