import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import {
  type ApplicationStatus,
  type ApplicationType,
  applicationStatuses,
  applicationTypes,
} from "#contract/applications/constants.ts";
import { pages, query } from "#web/api/queries.ts";

/** Which applications are shown; all of them where it says nothing. */
export type Filter = { status?: ApplicationStatus; type?: ApplicationType };

/** The options of the tab's address, as somebody may have typed them. */
export type Search = { status?: string; type?: string };

/** What an address asks for, as far as there is such a thing. */
export function filterOf(search: Search): Filter {
  const status = applicationStatuses.find((known) => known === search.status);
  const type = applicationTypes.find((known) => known === search.type);
  return { ...(status && { status }), ...(type && { type }) };
}

export const applicationList = (filter: Filter) =>
  pages(applicationsAdminApi.list, { query: { limit: "25", ...filter } });

export const applicationCounts = () => query(applicationsAdminApi.counts);
