import { applicationCounts, applicationList, filterOf, type Search } from "./application-reviews.queries.ts";

/** All that the tab asks for. */
export const tabQueries = (search: Search) => [applicationList(filterOf(search)), applicationCounts()];
