import { and, asc, count, desc, eq, getTableColumns, ne, or, type SQL, sql } from "drizzle-orm";
import { maxContentLength, mostTags, newsCategories } from "#contract/news/constants.ts";
import { categoryPath, type NewsFilter, tagPath, tagSlug } from "#contract/news/news-path.ts";
import type { CardsQuery, NewsArticle, NewsCard, NewsSubjects, PublishedArticle } from "#contract/news/schemas.ts";
import type { PageQuery } from "#contract/paging.ts";
import { mostLookedThrough } from "#contract/search/short-search.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/database/queries/keyset.ts";
import { containsAmong } from "#server/database/queries/search.ts";
import { notFound } from "#server/errors.ts";
import { findPictureSize } from "#server/features/uploads/uploads.service.ts";
import { renderMarkdown } from "./markdown.format.ts";
import { news, tagSlugs } from "./news.table.ts";

const isPublished = eq(news.status, "published");
const { content: _content, ...cardColumns } = getTableColumns(news);
/** No form accepts a longer text. If one came by SQL or from a backup, only its beginning is read. */
const articleColumns = { ...cardColumns, content: sql<string>`left(${news.content}, ${maxContentLength}::int)` };

const newestFirst = { by: [sql`${news.publishedAt}`, sql`${news.id}`], direction: "desc" } as const;
const newest = [desc(news.publishedAt), desc(news.id)];
const oldest = [asc(news.publishedAt), asc(news.id)];

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

/** Does the same without the articles' text, for all of them or those that match. */
export async function listNewsCards(
  db: Database,
  { category, tag, search, ...page }: CardsQuery,
): Promise<Listed<NewsCard & { updatedAt: Date }>> {
  const { where, orderBy, limit, listed } = pageOf(page, newestFirst);
  const rows = await db
    .select(cardColumns)
    .from(news)
    .where(and(isPublished, where, matching(db, { category, tag, search })))
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

const isTagged = (slug: string) => sql`${tagSlugs(news.tags)} @> array[${slug}]::text[]`;

function matching(db: Database, { category, tag, search }: NewsFilter): SQL | undefined {
  const newestOnes = db
    .select({ id: news.id })
    .from(news)
    .where(isPublished)
    .orderBy(...newest)
    .limit(mostLookedThrough);
  return and(
    category && eq(news.category, category),
    tag === undefined ? undefined : isTagged(tagSlug(tag)),
    search
      ? or(
          containsAmong([news.title, news.excerpt], search, { id: news.id, first: newestOnes }),
          isTagged(tagSlug(search)),
        )
      : undefined,
  );
}

/** Whether a published article is of the category or has the tag. */
export async function hasArticles(db: Database, filter: NewsFilter): Promise<boolean> {
  const { rows } = await listNewsCards(db, { ...filter, limit: 1 });
  return rows.length > 0;
}

/** Returns what published articles are about. Tags that share a page are named as most articles name them. */
export async function listSubjects(db: Database): Promise<NewsSubjects> {
  const found = await db.selectDistinct({ category: news.category }).from(news).where(isPublished);
  const tags = await countTags(db, mostTags);
  return {
    categories: newsCategories.filter((name) => found.some(({ category }) => category === name)),
    tags: tags.map(({ tag }) => tag),
  };
}

/** Lists the addresses of categories and tags that have articles; if there are too many, the tags of the most articles. */
export async function listNewsPaths(db: Database, limit: number): Promise<string[]> {
  const { categories } = await listSubjects(db);
  const tags = await countTags(db, limit - categories.length);
  return [...categories.map(categoryPath), ...tags.map(({ slug }) => tagPath(slug))];
}

function countTags(db: Database, limit: number) {
  const tags = db
    .select({
      tag: sql<string>`unnest(${news.tags})`.as("tag"),
      slug: sql<string>`unnest(${tagSlugs(news.tags)})`.as("slug"),
    })
    .from(news)
    .where(isPublished)
    .as("tags");
  return db
    .select({ slug: tags.slug, tag: sql<string>`mode() within group (order by ${tags.tag})` })
    .from(tags)
    .groupBy(tags.slug)
    .orderBy(desc(count()), asc(tags.slug))
    .limit(limit);
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
  const [previous = null, next = null] = await Promise.all([
    findNeighbour(db, sql`<`, article, newest),
    findNeighbour(db, sql`>`, article, oldest),
  ]);
  const newestFirst = related.toSorted((one, other) => Number(other.publishedAt) - Number(one.publishedAt));
  return {
    ...onTheWire(article),
    contentHtml: renderMarkdown(article.content),
    pictureSize: await findPictureSize(db, article.imageUrl),
    related: newestFirst.map(onTheWire),
    previous,
    next,
  };
}

/** Finds the first article on one side of this one, in order of publication. */
async function findNeighbour(db: Database, side: SQL, { publishedAt, id }: Dated, order: SQL[]) {
  const place = sql`(${publishedAt?.toISOString()}::timestamptz, ${id}::uuid)`;
  const [neighbour] = await db
    .select({ id: news.id, title: news.title })
    .from(news)
    .where(and(isPublished, sql`(${news.publishedAt}, ${news.id}) ${side} ${place}`))
    .orderBy(...order)
    .limit(1);
  return neighbour;
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
