import { type QueryClient, type QueryKey, useQuery } from "@tanstack/react-query";
import { prefetch } from "#web/api/queries.ts";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";

/** The parts of a reader's session that documents depend on. */
export type Session = { isMember: boolean; isAdmin: boolean };

/** Returns who is signed in. Until that's known in the browser, returns who the server rendered the page for. */
export function useSession(before: Session): Session {
  const { data: member } = useQuery({ ...me(), enabled: isKnown });
  const { data: staff } = useQuery({ ...staffSession(), enabled: isKnown });
  return {
    isMember: member === undefined ? before.isMember : member !== null,
    isAdmin: staff?.isAdmin ?? before.isAdmin,
  };
}

/** Documents don't know who is signed in and never ask. Signing in or out sets it. */
const isKnown = ({ state }: { state: { data: unknown } }) => state.data !== undefined;

export const sessionOf = (queryClient: QueryClient): Session => ({
  isMember: Boolean(queryClient.getQueryData(me().queryKey)),
  isAdmin: queryClient.getQueryData(staffSession().queryKey)?.isAdmin === true,
});

/** Starts a page's queries of member data. Skipped for visitors, because the calls would only fail. */
export const prefetchForMember = async (queryClient: QueryClient, queries: { queryKey: QueryKey }[]) =>
  queryClient.getQueryData(me().queryKey) ? prefetch(queryClient, queries) : undefined;
