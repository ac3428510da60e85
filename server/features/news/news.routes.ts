import { newsApi } from "#contract/news/endpoints.ts";
import { newsCalls } from "#contract/news/schemas.ts";
import { publicFile } from "#server/cache/public-responses.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { viewsTopic } from "./article-views.service.ts";
import { feedPath, writeFeed } from "./feed.format.ts";
import { getPublishedArticle, getPublishedHeading, listNewsCards, listPublishedNews } from "./news.service.ts";
import { viewedItem, viewedList } from "./viewed-answers.routes.ts";

const routes = routesOf(newsApi, newsCalls);

const articlesInFeed = 50;

export async function newsRoutes(app: App) {
  app.route({ ...routes.list, handler: viewedList((page) => listPublishedNews(app.db, page)) });
  app.route({ ...routes.cards, handler: viewedList((page) => listNewsCards(app.db, page)) });
  app.route({
    ...routes.get,
    handler: viewedItem({
      find: (id) => getPublishedHeading(app.db, id),
      read: (id) => getPublishedArticle(app.db, id),
    }),
  });
  app.route({
    ...routes.countView,
    preHandler: app.limit("articleViews"),
    handler: async ({ params: { id } }, reply) => {
      await getPublishedHeading(app.db, id); // answers 404 if there is none
      app.articleViews.count(id);
      app.listResponses.invalidate(viewsTopic);
      return reply.code(204).send();
    },
  });

  const feed = async () => writeFeed((await listNewsCards(app.db, { limit: articlesInFeed })).rows, app.siteUrl);
  app.get(feedPath, publicFile(["news"], "application/rss+xml; charset=utf-8", feed));
}
