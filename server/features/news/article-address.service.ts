import { and, eq } from "drizzle-orm";
import { articlePath } from "#contract/news/article-path.ts";
import type { Database } from "#server/database/database.ts";
import { news } from "./news.table.ts";

/** How an article's address begins, whatever follows its id. */
const ofArticle = /^\/news\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/;

/** Returns the canonical address of the published article that this path names; undefined if visitors can't see one. */
export async function findArticleAddress(db: Database, path: string): Promise<string | undefined> {
  const [, id] = ofArticle.exec(path) ?? [];
  if (id === undefined) return undefined;
  const [found] = await db
    .select({ id: news.id, title: news.title })
    .from(news)
    .where(and(eq(news.id, id), eq(news.status, "published")));
  return found && articlePath(found);
}
