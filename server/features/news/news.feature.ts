import { desc, eq } from "drizzle-orm";
import { mostOfKind } from "#contract/search/constants.ts";
import { mostLookedThrough } from "#contract/search/short-search.ts";
import type { Database } from "#server/database/database.ts";
import { containsAmong } from "#server/database/queries/search.ts";
import type { Feature } from "#server/feature.ts";
import { demoRows } from "#server/features/demonstration/demo-rows.service.ts";
import { publishScheduledArticles } from "#server/features/news/article-schedule.service.ts";
import { demoNews } from "#server/features/news/news.demo.ts";
import { newsRoutes } from "#server/features/news/news.routes.ts";
import { news } from "#server/features/news/news.table.ts";
import { findNewsAddress } from "#server/features/news/news-address.service.ts";
import { restoreArticle } from "#server/features/news/news-desk.service.ts";

export const newsFeature: Feature = {
  routes: [newsRoutes],
  // The short lease lets another instance publish soon after one was killed while publishing.
  jobs: [
    {
      name: "publish scheduled articles",
      schedule: { everyMs: 30_000, leaseMs: 120_000 },
      run: publishScheduledArticles,
    },
  ],
  bin: [{ kind: "news", restore: restoreArticle }],
  search: [{ kind: "article", area: "news", find: findArticles }],
  pictures: [
    { column: news.imageUrl, changedAt: news.updatedAt },
    { column: news.authorImage, changedAt: news.updatedAt },
    { column: news.content, changedAt: news.updatedAt },
  ],
  demonstration: [demoRows("news", news, demoNews)],
  fills: { section: "news", topic: "news", count: (db) => db.$count(news, eq(news.status, "published")) },
  findPageAddress: findNewsAddress,
};

function findArticles(db: Database, search: string) {
  const { id, title, status, createdAt } = news;
  const first = db.select({ id }).from(news).orderBy(desc(createdAt), desc(id)).limit(mostLookedThrough);
  return db
    .select({ id, name: title, detail: status })
    .from(news)
    .where(containsAmong([title], search, { id, first }))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostOfKind);
}
