import { newsStatuses } from "#contract/news/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { NewsArticle } from "#contract/news/schemas.ts";
import { pages, query } from "#web/api/queries.ts";

export type ArticleStatus = NewsArticle["status"];

export const statusLabels: Record<ArticleStatus, string> = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
};

/** The options of the tab's address, as somebody may have typed them. */
export type Search = { status?: string };

export const statusIn = ({ status }: Search) => newsStatuses.find((known) => known === status);

/** Articles of one status or of all, those written last first. */
export const articleList = (status: ArticleStatus | undefined) =>
  pages(newsDeskApi.list, { query: { limit: "25", ...(status && { status }) } });

/** An article with its text, asked for each time it is opened. */
export const articleNow = (id: string) => ({ ...query(newsDeskApi.get, { params: { id } }), staleTime: 0, gcTime: 0 });
