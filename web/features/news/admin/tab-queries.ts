import { type Address, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";
import { articleList, articlesOf } from "./news-desk.queries.ts";

export const tabQueries = (search: Address) => [articleList(listOptionsIn(search, articlesOf))];
