import { newsApi } from "#contract/news.ts";
import { publicFile, publicItem, publicList } from "#server/http/public-answers.ts";
import { type App, route } from "#server/http/route.ts";
import { feedPath, writeFeed } from "./feed.ts";
import { countNewsView, getPublishedStory, listNewsCards, listPublishedNews } from "./news.service.ts";

const topics = ["news", "news-views"];
const articlesInFeed = 50;

export async function newsRoutes(app: App) {
  app.route({ ...route(newsApi.list), handler: publicList(topics, (page) => listPublishedNews(app.db, page)) });
  app.route({ ...route(newsApi.cards), handler: publicList(topics, (page) => listNewsCards(app.db, page)) });
  app.route({
    ...route(newsApi.get),
    handler: publicItem(topics, (id) => getPublishedStory(app.db, id)),
  });
  app.route({
    ...route(newsApi.countView),
    handler: async ({ params }, reply) => {
      await countNewsView(app.db, params.id);
      return reply.code(204).send();
    },
  });

  const feed = async () => writeFeed((await listNewsCards(app.db, { limit: articlesInFeed })).rows, app.siteUrl);
  app.get(feedPath, publicFile(["news"], "application/rss+xml; charset=utf-8", feed));
}
