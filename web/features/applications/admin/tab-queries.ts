import { type Address, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";
import { applicationCounts, applicationList, applicationsOf } from "./application-reviews.queries.ts";

export const tabQueries = (search: Address) => [
  applicationList(listOptionsIn(search, applicationsOf)),
  applicationCounts(),
];
