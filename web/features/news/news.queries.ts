import { newsApi } from "#contract/news/endpoints.ts";
import { listing, query } from "#web/api/queries.ts";

/** The home page's news: the newest article and four more. */
export const latestNews = () => query(newsApi.cards, { query: { limit: "5" } });

/** One page of all news: the newest, or the one that starts at a cursor. */
export const newsPage = (cursor?: string) =>
  listing(newsApi.cards, { query: { limit: "10", ...(cursor !== undefined && { cursor }) } });

export const publishedArticle = (id: string) => query(newsApi.get, { params: { id } });
