import { type QueryClient, type QueryKey, useQuery } from "@tanstack/react-query";
import { prefetch } from "#web/api.ts";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { staffCheck } from "#web/features/staff/staff.queries.ts";

/** What the bar needs to know about the person it is drawn for. */
export function useVisitor() {
  const { data: member } = useQuery(me());
  const { data: staff } = useQuery(staffCheck());
  return { isMember: Boolean(member), isAdmin: staff?.isAdmin === true };
}

/** Starts queries of a page that are a member's own. For anybody else they would only fail. */
export const prefetchForMember = async (queryClient: QueryClient, queries: { queryKey: QueryKey }[]) =>
  queryClient.getQueryData(me().queryKey) ? prefetch(queryClient, queries) : undefined;
