import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { applicationTypes } from "#contract/applications/application-types.ts";
import { applicationSorts, applicationStatuses } from "#contract/applications/constants.ts";
import { pages, query } from "#web/api/queries.ts";
import { type Address, type ListOptions, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";

export const applicationListOptions = {
  sorts: applicationSorts,
  filters: { status: applicationStatuses, type: applicationTypes },
};

/** Applications, newest first by default. */
export const applicationList = (options: ListOptions) =>
  pages(applicationsAdminApi.list, { query: { limit: "25", ...options } });

export const applicationCounts = () => query(applicationsAdminApi.counts);

export const tabQueries = (search: Address) => [
  applicationList(listOptionsIn(search, applicationListOptions)),
  applicationCounts(),
];
