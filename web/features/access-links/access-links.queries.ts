import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { whileSignedIn } from "#web/api/polling.ts";
import { pages, query } from "#web/api/queries.ts";

const seconds = 1000;

/** Whoever opens a link changes the list without anybody here. */
export const linkList = () => ({
  ...pages(accessLinksApi.list, { query: { limit: "25" } }),
  staleTime: 15 * seconds,
  refetchInterval: whileSignedIn(15 * seconds),
});

export const monitoringSessions = () => ({
  ...query(accessLinksApi.sessions),
  staleTime: 5 * seconds,
  refetchInterval: whileSignedIn(5 * seconds),
});
