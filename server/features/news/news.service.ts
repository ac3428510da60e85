import { and, desc, eq, getTableColumns, ne, type SQL, sql } from "drizzle-orm";
import { maxContentLength } from "#contract/news/constants.ts";
import type { NewsArticle, NewsCard, PublishedArticle } from "#contract/news/schemas.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/database/queries/keyset.ts";
import { notFound } from "#server/errors.ts";
import { findPictureSize } from "#server/features/uploads/uploads.service.ts";
import { renderMarkdown } from "./markdown.format.ts";
import { news } from "./news.table.ts";

const isPublished = eq(news.status, "published");
const { content: _content, ...cardColumns } = getTableColumns(news);
/** No form accepts a longer text. If one came by SQL or from a backup, only its beginning is read. */
const articleColumns = { ...cardColumns, content: sql<string>`left(${news.content}, ${maxContentLength}::int)` };

const newestFirst = { by: [sql`${news.publishedAt}`, sql`${news.id}`], direction: "desc" } as const;
const newest = [desc(news.publishedAt), desc(news.id)];

const noSuchArticle = () => notFound("This article doesn’t exist.");

type Dated = { id: string; publishedAt: Date | null };
const onTheWire = <Row extends Dated>(row: Row) => ({ ...row, publishedAt: row.publishedAt?.toISOString() ?? null });
const keyOf = ({ publishedAt, id }: Dated) => [publishedAt?.toISOString() ?? "", id];

/** Lists published articles, newest first. */
export async function listPublishedNews(db: Database, page: PageQuery): Promise<Listed<NewsArticle>> {
  const { where, orderBy, limit, listed } = pageOf(page, newestFirst);
  const rows = await db
    .select(articleColumns)
    .from(news)
    .where(and(isPublished, where))
    .orderBy(...orderBy)
    .limit(limit);
  return listed(rows, keyOf, onTheWire);
}

/** Does the same without the articles' text. */
export async function listNewsCards(db: Database, page: PageQuery): Promise<Listed<NewsCard & { updatedAt: Date }>> {
  const { where, orderBy, limit, listed } = pageOf(page, newestFirst);
  const rows = await db
    .select(cardColumns)
    .from(news)
    .where(and(isPublished, where))
    .orderBy(...orderBy)
    .limit(limit);
  return listed(rows, keyOf, onTheWire);
}

/** Lists the newest published articles that meet a condition, without their text. */
export async function listNewsCardsWhere(db: Database, where: SQL | undefined, limit: number): Promise<NewsCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(news)
    .where(and(isPublished, where))
    .orderBy(...newest)
    .limit(limit);
  return rows.map(onTheWire);
}

const relatedCount = 3;

/** Returns one published article, rendered, with the most closely related ones, newest first. Throws notFound if visitors can't see it. */
export async function getPublishedArticle(db: Database, id: string): Promise<PublishedArticle> {
  const [article] = await db
    .select(articleColumns)
    .from(news)
    .where(and(eq(news.id, id), isPublished));
  if (!article) throw noSuchArticle();
  const sameCategory = sql`(${news.category} = ${article.category})::int`;
  const sharedTags = sql`cardinality(array(select unnest(${news.tags}) intersect select unnest(${sql.param(article.tags)}::text[])))`;
  const related = await db
    .select(cardColumns)
    .from(news)
    .where(and(isPublished, ne(news.id, id)))
    .orderBy(desc(sql`${sameCategory} + ${sharedTags}`), ...newest)
    .limit(relatedCount);
  const newestFirst = related.toSorted((one, other) => Number(other.publishedAt) - Number(one.publishedAt));
  return {
    ...onTheWire(article),
    contentHtml: renderMarkdown(article.content),
    pictureSize: await findPictureSize(db, article.imageUrl),
    related: newestFirst.map(onTheWire),
  };
}

type Heading = Pick<NewsCard, "title" | "category" | "excerpt" | "publishedAt">;

/** Returns what a published article's headline and card show. Throws notFound if visitors can't see it. */
export async function getPublishedHeading(db: Database, id: string): Promise<Heading> {
  const heading = await findPublishedHeading(db, id);
  if (!heading) throw noSuchArticle();
  return heading;
}

export async function findPublishedHeading(db: Database, id: string): Promise<Heading | undefined> {
  const { title, category, excerpt, publishedAt } = news;
  const [heading] = await db
    .select({ title, category, excerpt, publishedAt })
    .from(news)
    .where(and(eq(news.id, id), isPublished));
  return heading && { ...heading, publishedAt: heading.publishedAt?.toISOString() ?? null };
}

/** Lists the parts of the newest articles' addresses, and when each last changed. */
export async function listPublishedAddresses(db: Database, limit: number) {
  const { id, title, updatedAt } = news;
  return db
    .select({ id, title, updatedAt })
    .from(news)
    .where(isPublished)
    .orderBy(...newest)
    .limit(limit);
}
