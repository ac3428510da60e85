import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { playerSorts } from "#contract/players/constants.ts";
import { pages } from "#web/api/queries.ts";
import { type Address, type ListOptions, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";

export const playerListOptions = { sorts: playerSorts };

/** The roster, followed by former players, by default. */
export const playerList = (options: ListOptions) =>
  pages(playersAdminApi.listForStaff, { query: { limit: "100", ...options } });

/** The list as asked for, and the whole roster, whose order decides how portraits are drawn. */
export const tabQueries = (search: Address) => [playerList(listOptionsIn(search, playerListOptions)), playerList({})];
