import { queryOptions } from "@tanstack/react-query";
import { accountsApi, type Member } from "#contract/accounts.ts";
import { query } from "#web/api.ts";

const minutes = 60_000;

/**
 * The signed-in member, or null. A page brings the answer along, and a visitor's null stays fresh until they sign in:
 * asking again would only put a 401 in their console.
 */
export const me = () =>
  queryOptions<Member | null>({
    queryKey: query(accountsApi.me).queryKey,
    staleTime: ({ state }) => (state.data === null ? Number.POSITIVE_INFINITY : 5 * minutes),
  });
