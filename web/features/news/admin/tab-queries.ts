import { type Address, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";
import { articleList, articlesOf } from "./news-desk.queries.ts";

/** Returns the queries of the tab. */
export const tabQueries = (search: Address) => [articleList(listOptionsIn(search, articlesOf))];
