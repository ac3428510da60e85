import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { api } from "#web/api/api-client.ts";
import { query } from "#web/api/queries.ts";
import { dropDraftsOf, forgetTyped } from "#web/browser-state/draft-store.ts";
import { tellOtherTabs } from "#web/browser-state/other-tabs.ts";
import { clearMemberCache } from "./session/clear-member-cache.ts";

const minutes = 60_000;

/**
 * The signed-in member, or null. The data comes with the page, and a visitor's null stays fresh until they sign in, because
 * asking again would only log a 401 in the console.
 */
export const me = () =>
  queryOptions<Member | null>({
    queryKey: query(accountsApi.me).queryKey,
    queryFn: ({ client }) =>
      api(accountsApi.me).catch((error) => {
        if (!(error instanceof ApiFailure) || error.status !== 401) throw error;
        clearMemberCache(client);
        return null;
      }),
    staleTime: ({ state }) => (state.data === null ? Number.POSITIVE_INFINITY : 5 * minutes),
  });

/** The browsers where the member is signed in. */
export const memberSessions = () => ({ ...query(accountsApi.sessions), staleTime: minutes / 2 });

/** What members may have from a points programme or a Discord that the team has left. */
export const keptOfMembers = () => query(accountsApi.kept);

/** Stores the member who has just signed in, in every tab of this browser. */
export function rememberMember(queryClient: QueryClient, member: Member) {
  const isSame = queryClient.getQueryData(me().queryKey)?.id === member.id;
  if (!isSame) clearMemberCache(queryClient); // if it's the same member, keep what their page shows
  queryClient.setQueryData(me().queryKey, member);
  tellOtherTabs({ as: "member", id: member.id });
}

/** Clears all data of the member who has just signed out, in every tab of this browser. */
export function forgetMember(queryClient: QueryClient) {
  const member = queryClient.getQueryData(me().queryKey);
  if (member) dropDraftsOf(member.id);
  queryClient.setQueryData(me().queryKey, null);
  clearMemberCache(queryClient);
  forgetTyped(queryClient);
  tellOtherTabs({ as: "member", id: null });
}
