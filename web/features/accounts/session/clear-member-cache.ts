import type { QueryClient } from "@tanstack/react-query";
import { accountsApi } from "#contract/accounts/endpoints.ts";

/** Paths of calls whose responses belong to the signed-in member. */
export const memberPaths = [
  "/api/auth/",
  "/api/points/",
  "/api/calendar/",
  "/api/staff-applications/",
  "/api/management-applications/",
];

/** Removes all cached data of the member, except who is signed in. */
export function clearMemberCache(queryClient: QueryClient) {
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) =>
      path !== accountsApi.me.path && memberPaths.some((start) => String(path).startsWith(start)),
  });
}
