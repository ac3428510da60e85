import type { QueryClient } from "@tanstack/react-query";

/**
 * Asks again for all that a change may have touched, wherever it shows. A null stays as it is: nobody is signed in, and asking
 * for them would only put a 401 in the console.
 */
export const invalidateAll = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ state }) => state.data !== null });
