import { newsStatuses } from "#contract/news/constants.ts";
import { articleSorts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { NewsArticle } from "#contract/news/schemas.ts";
import { pages, query } from "#web/api/queries.ts";
import { type Address, type ListOptions, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";

export type ArticleStatus = NewsArticle["status"];

export const statusLabels: Record<ArticleStatus, string> = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
};

export const articleListOptions = { sorts: articleSorts, filters: { status: newsStatuses } };

/** Articles, newest first by default. */
export const articleList = (options: ListOptions) => pages(newsDeskApi.list, { query: { limit: "25", ...options } });

/** An article with its text, reloaded each time it's opened. */
export const articleNow = (id: string) => ({ ...query(newsDeskApi.get, { params: { id } }), staleTime: 0, gcTime: 0 });

export const tabQueries = (search: Address) => [articleList(listOptionsIn(search, articleListOptions))];
