import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { newsDeskCalls } from "#contract/news/desk/schemas.ts";
import { doToEach } from "#server/routing/bulk.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import type { ArticleViews } from "./article-views.service.ts";
import { renderDraft } from "./markdown.format.ts";
import {
  changeArticle,
  createArticle,
  getArticle,
  listArticles,
  removeArticle,
  updateArticle,
} from "./news-desk.service.ts";

const routes = routesOf(newsDeskApi, newsDeskCalls);

export function newsDeskRoutes(app: App, views: ArticleViews) {
  const { db } = app;
  app.route({
    ...routes.list,
    handler: async (request, reply) => {
      await views.pending.write();
      return sendPage(request, reply, await listArticles(db, request.query));
    },
  });
  app.route({
    ...routes.get,
    handler: async ({ params }) => {
      await views.pending.write();
      return getArticle(db, params.id);
    },
  });
  app.route({
    ...routes.preview,
    handler: async ({ body }) => ({ contentHtml: renderDraft(body.content) }),
  });
  app.route({
    ...routes.create,
    handler: async ({ body, staff }, reply) =>
      reply.code(201).send(await createArticle(db, { article: body, by: staff })),
  });
  app.route({
    ...routes.update,
    handler: ({ params, body, staff }) => updateArticle(db, { id: params.id, article: body, by: staff }),
  });
  app.route({
    ...routes.change,
    handler: ({ body: { ids, ...change }, staff: by }) => doToEach(ids, (id) => changeArticle(db, { id, change, by })),
  });
  app.route({
    ...routes.remove,
    handler: async ({ params, staff }, reply) => {
      await removeArticle(db, { id: params.id, by: staff });
      return reply.code(204).send();
    },
  });
}
