import { achievementSorts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { pages, query } from "#web/api/queries.ts";
import { type Address, type ListOptions, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";

export const resultListOptions = { sorts: achievementSorts };

/** Results, newest first by default. */
export const achievementList = (options: ListOptions) =>
  pages(achievementsAdminApi.listForStaff, { query: { limit: "25", ...options } });

/** The players who can be chosen. */
export const rosterForStaff = () => query(playersAdminApi.listForStaff, { query: { limit: "100" } });

export const tabQueries = (search: Address) => [
  achievementList(listOptionsIn(search, resultListOptions)),
  rosterForStaff(),
];
