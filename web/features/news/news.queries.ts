import { newsApi } from "#contract/news.ts";
import { query } from "#web/api.ts";

/** What the home page shows: the newest article and four more. */
export const latestNews = () => query(newsApi.cards, { query: { limit: "5" } });
