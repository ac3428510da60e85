import type { QueryClient } from "@tanstack/react-query";
import { accountsApi } from "#contract/accounts/endpoints.ts";

/** Where the calls begin whose answers are about the signed-in member, or for their eyes. */
export const memberPaths = [
  "/api/auth/",
  "/api/points/",
  "/api/calendar/",
  "/api/staff-applications/",
  "/api/management-applications/",
];

/** Forgets what the server told the member. Who is signed in is kept apart. */
export function dropMemberAnswers(queryClient: QueryClient) {
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) =>
      path !== accountsApi.me.path && memberPaths.some((start) => String(path).startsWith(start)),
  });
}
