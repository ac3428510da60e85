import { newsApi } from "#contract/news/endpoints.ts";
import { listing, query } from "#web/api/queries.ts";

/** What the home page shows: the newest article and four more. */
export const latestNews = () => query(newsApi.cards, { query: { limit: "5" } });

/** One page of all news: the newest, or those that a cursor begins with. */
export const newsPage = (cursor?: string) =>
  listing(newsApi.cards, { query: { limit: "10", ...(cursor !== undefined && { cursor }) } });

/** An article with its text. */
export const newsStory = (id: string) => query(newsApi.get, { params: { id } });
