import { newsApi } from "#contract/news/endpoints.ts";
import type { NewsFilter } from "#contract/news/news-path.ts";
import { listing, query } from "#web/api/queries.ts";

/** The home page's news: the newest article and four more. */
export const latestNews = () => query(newsApi.cards, { query: { limit: "5" } });

type NewsPage = NewsFilter & { cursor?: string | undefined };

/** One page of the news that matches: the newest, or the one that starts at a cursor. */
export const newsPage = ({ category, tag, search, cursor }: NewsPage = {}) =>
  listing(newsApi.cards, { query: { limit: "10", ...given({ category, tag, search }), ...(cursor && { cursor }) } });

/** Leaves out what isn't asked for. */
export const given = ({ category, tag, search }: NewsFilter) => ({
  ...(category && { category }),
  ...(tag && { tag }),
  ...(search && { search }),
});

/** What there is news about. */
export const newsSubjects = () => query(newsApi.subjects);

export const publishedArticle = (id: string) => query(newsApi.get, { params: { id } });
