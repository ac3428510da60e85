import { newsDeskApi } from "#contract/news-desk.ts";
import { sendPage } from "#server/http/paging.ts";
import { type App, route } from "#server/http/route.ts";
import { renderDraft } from "./markdown.ts";
import { createArticle, getArticle, listArticles, removeArticle, updateArticle } from "./news-desk.service.ts";

/** Where articles are written. */
export async function newsDeskRoutes(app: App) {
  const { db } = app;
  app.route({
    ...route(newsDeskApi.list),
    handler: async (request, reply) => {
      await app.articleViews.pending.write();
      return sendPage(request, reply, await listArticles(db, request.query));
    },
  });
  app.route({
    ...route(newsDeskApi.get),
    handler: async ({ params }) => {
      await app.articleViews.pending.write();
      return getArticle(db, params.id);
    },
  });
  app.route({
    ...route(newsDeskApi.preview),
    handler: async ({ body }) => ({ contentHtml: renderDraft(body.content) }),
  });
  app.route({
    ...route(newsDeskApi.create),
    handler: async ({ body, staff }, reply) =>
      reply.code(201).send(await createArticle(db, { article: body, by: staff })),
  });
  app.route({
    ...route(newsDeskApi.update),
    handler: ({ params, body, staff }) => updateArticle(db, { id: params.id, article: body, by: staff }),
  });
  app.route({
    ...route(newsDeskApi.remove),
    handler: async ({ params, staff }, reply) => {
      await removeArticle(db, { id: params.id, by: staff });
      return reply.code(204).send();
    },
  });
}
