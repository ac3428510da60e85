import { newsApi } from "#contract/news/endpoints.ts";
import { newsCalls } from "#contract/news/schemas.ts";
import {
  json,
  listLimit,
  noteForAll,
  publicFile,
  publicList,
  publicResponse,
  serialised,
} from "#server/cache/public-responses.ts";
import { sendCached } from "#server/cache/send-cached.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { writeRegularly } from "#server/routing/write-regularly.ts";
import { publicTopics } from "#server/topics.ts";
import { ArticleViews } from "./article-views.service.ts";
import { feedPath, writeFeed } from "./feed.format.ts";
import {
  getPublishedArticle,
  getPublishedHeading,
  listNewsCards,
  listPublishedNews,
  listSubjects,
} from "./news.service.ts";
import { newsDeskRoutes } from "./news-desk.routes.ts";

const routes = routesOf(newsApi, newsCalls);

const articlesInFeed = 50;

const keyOf = (id: string) => `article ${id}`;

export async function newsRoutes(app: App) {
  const { listResponses } = app;
  const views = new ArticleViews(app.db);
  writeRegularly(app, views.pending);
  app.route({ ...routes.list, handler: publicList((page) => listPublishedNews(app.db, page)) });
  app.route({
    ...routes.cards,
    // Only what many pages show is kept. A tag's page is, too, but made of a list of its own.
    handler: publicList(
      (query) => listNewsCards(app.db, query),
      ({ category, tag, search }) => ((tag ?? search) ? null : (category ?? "")),
    ),
  });
  app.route({ ...routes.subjects, handler: publicResponse(() => listSubjects(app.db)) });
  app.route({
    ...routes.get,
    handler: async (request, reply) => {
      const { id } = request.params;
      const key = keyOf(id);
      if (!listResponses.get(key, publicTopics)) await getPublishedHeading(app.db, id); // throws, as anyone can make up ids
      const make = async () => {
        const article = await views.withAll(() => getPublishedArticle(app.db, id));
        return { headers: { "content-type": json }, body: serialised(reply, article) };
      };
      const response = await listResponses.getOrMake(key, publicTopics, make, { limit: listLimit });
      noteForAll(request, listResponses.finder(key, publicTopics));
      return sendCached(request, reply, response);
    },
  });
  app.route({
    ...routes.countView,
    preHandler: app.limit("articleViews"),
    handler: async ({ params: { id } }, reply) => {
      await getPublishedHeading(app.db, id); // responses 404 if there is none
      views.pending.add(id, 1);
      listResponses.delete(keyOf(id)); // lists and pages may show it a minute later
      return reply.code(204).send();
    },
  });

  const feed = async () => writeFeed((await listNewsCards(app.db, { limit: articlesInFeed })).rows, app);
  app.get(feedPath, publicFile("application/rss+xml; charset=utf-8", feed));
  newsDeskRoutes(app, views);
}
