import type { QueryClient } from "@tanstack/react-query";

/**
 * Refetches everything a change may have affected. Skips queries that are null: nobody is signed in, so refetching would only log
 * a 401 in the console.
 */
export const invalidateAll = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ state }) => state.data !== null });
