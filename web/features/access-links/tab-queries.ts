import { type Address, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";
import { linkList, linksOf, monitoringSessions } from "./access-links.queries.ts";

export const tabQueries = (search: Address) => [linkList(listOptionsIn(search, linksOf)), monitoringSessions()];
