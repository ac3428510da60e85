import { and, eq } from "drizzle-orm";
import { articlePath } from "#contract/news/article-path.ts";
import { newsCategories } from "#contract/news/constants.ts";
import { type NewsFilter, newsPath, tagSlug } from "#contract/news/news-path.ts";
import type { Database } from "#server/database/database.ts";
import { hasArticles } from "./news.service.ts";
import { news } from "./news.table.ts";

/** How an article's address begins, whatever follows its id. */
const ofArticle = /^\/news\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/;
const ofList = /^\/news\/(tags|category)\/([^/]+)\/?$/;

/**
 * Returns the canonical address of what this path names: a published article, or the page of a tag or category that has some.
 * Undefined if visitors can't see any.
 */
export async function findNewsAddress(db: Database, path: string): Promise<string | undefined> {
  const filter = filterIn(path);
  if (filter) return (await hasArticles(db, filter)) ? newsPath(filter) : undefined;
  const [, id] = ofArticle.exec(path) ?? [];
  if (id === undefined) return undefined;
  const [found] = await db
    .select({ id: news.id, title: news.title })
    .from(news)
    .where(and(eq(news.id, id), eq(news.status, "published")));
  return found && articlePath(found);
}

function filterIn(path: string): NewsFilter | undefined {
  const [, kind, encoded = ""] = ofList.exec(path) ?? [];
  const name = decoded(encoded);
  if (!kind || !name) return undefined;
  if (kind === "tags") return { tag: tagSlug(name) };
  const category = newsCategories.find((known) => known === name);
  return category && { category };
}

function decoded(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined; // it isn't UTF-8
  }
}
