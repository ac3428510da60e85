import { achievementSorts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { pages } from "#web/api/queries.ts";
import type { ListOptions } from "#web/ui/lists/controls/list-options.ts";

export const resultListOptions = { sorts: achievementSorts };

/** Results, newest first by default. */
export const achievementList = (options: ListOptions) =>
  pages(achievementsAdminApi.listForStaff, { query: { limit: "25", ...options } });
