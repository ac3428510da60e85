import { articleList, type Search, statusIn } from "./news-desk.queries.ts";

/** All that the tab asks for. */
export const tabQueries = (search: Search) => [articleList(statusIn(search))];
