import type { FastifyInstance } from "fastify";
import { writeRegularly } from "#server/routing/write-regularly.ts";
import { ArticleViews } from "./article-views.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    articleViews: ArticleViews;
  }
}

export function countArticleViews(app: FastifyInstance) {
  const views = new ArticleViews(app.db);
  app.decorate("articleViews", views);
  writeRegularly(app, views.pending);
}
