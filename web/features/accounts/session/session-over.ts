import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { ApiFailure } from "#contract/client.ts";
import { api } from "#web/api/api-client.ts";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { clearMemberCache } from "./clear-member-cache.ts";

/** Whether the member's session ended while they were working here. Their page stays until they sign in again or decline to. */
export const sessionOver = () =>
  queryOptions<boolean>({
    queryKey: ["the member’s session is over"],
    initialData: false,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const keepPage = (queryClient: QueryClient, isOver: boolean) =>
  queryClient.setQueryData(sessionOver().queryKey, isOver);

/** Closes the member's pages if they don't sign in again. Drafts of applications stay on this device. */
export function closeMemberPages(queryClient: QueryClient) {
  keepPage(queryClient, false);
  queryClient.setQueryData(me().queryKey, null);
  clearMemberCache(queryClient);
}

/** Whether a refusal means that the session has ended, because a wrong password is refused with the same status. */
export const isSessionOver = () =>
  api(accountsApi.me).then(
    () => false,
    (error) => error instanceof ApiFailure && error.status === 401,
  );
