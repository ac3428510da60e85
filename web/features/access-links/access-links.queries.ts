import { linkSorts, linkStates } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { whileSignedIn } from "#web/api/polling.ts";
import { pages, query } from "#web/api/queries.ts";
import { type Address, type ListOptions, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";

const seconds = 1000;

export const linkListOptions = { sorts: linkSorts, filters: { state: linkStates } };

/** The list of links. Polled, because it also changes when someone opens a link. */
export const linkList = (options: ListOptions) => ({
  ...pages(accessLinksApi.list, { query: { limit: "25", ...options } }),
  staleTime: 15 * seconds,
  refetchInterval: whileSignedIn(15 * seconds),
});

export const monitoringSessions = () => ({
  ...query(accessLinksApi.sessions),
  staleTime: 5 * seconds,
  refetchInterval: whileSignedIn(5 * seconds),
});

export const tabQueries = (search: Address) => [linkList(listOptionsIn(search, linkListOptions)), monitoringSessions()];
