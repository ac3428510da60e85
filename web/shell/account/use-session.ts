import { type QueryClient, type QueryKey, useQuery } from "@tanstack/react-query";
import { prefetch } from "#web/api/queries.ts";
import type { Session } from "#web/documents/page-kind.ts";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { staffCheck } from "#web/features/staff/staff.queries.ts";

export type { Session };

/** Who is signed in: whom the page is drawn for, as far as that is known by now; until then it's who the server drew it for. */
export function useSession(before: Session): Session {
  const { data: member } = useQuery({ ...me(), enabled: isKnown });
  const { data: staff } = useQuery({ ...staffCheck(), enabled: isKnown });
  return {
    isMember: member === undefined ? before.isMember : member !== null,
    isAdmin: staff?.isAdmin ?? before.isAdmin,
  };
}

/** A document doesn't know, and asks nobody: who signs in or out there says so. */
const isKnown = ({ state }: { state: { data: unknown } }) => state.data !== undefined;

export const sessionOf = (queryClient: QueryClient): Session => ({
  isMember: Boolean(queryClient.getQueryData(me().queryKey)),
  isAdmin: queryClient.getQueryData(staffCheck().queryKey)?.isAdmin === true,
});

/** Starts queries of a page that are a member's own. For others they would only fail. */
export const prefetchForMember = async (queryClient: QueryClient, queries: { queryKey: QueryKey }[]) =>
  queryClient.getQueryData(me().queryKey) ? prefetch(queryClient, queries) : undefined;
