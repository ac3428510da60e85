import { articleList, type Search, statusIn } from "./news-desk.queries.ts";

/** All that the tab asks for. */
export const whatIsShown = (search: Search) => [articleList(statusIn(search))];
