import { type SQLWrapper, sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { newsCategories, newsStatuses } from "#contract/news/constants.ts";
import { moment } from "#server/database/queries/moment.ts";
import { folded, searchIndex } from "#server/database/queries/search-index.ts";

/** Tags as in the addresses of their pages, by the database's own function. `tagSlug` does the same in TypeScript. */
export const tagSlugs = (tags: SQLWrapper) => sql<string[]>`tag_slugs(${tags})`;

export const news = pgTable(
  "news",
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    excerpt: text().notNull(),
    content: text().notNull(),
    category: text({ enum: newsCategories }).notNull(),
    status: text({ enum: newsStatuses }).notNull(),
    featured: boolean().notNull().default(false),
    imageUrl: text("image_url"),
    publishedAt: moment("published_at"),
    /** When a draft is published automatically. */
    scheduledAt: moment("scheduled_at"),
    authorName: text("author_name"),
    authorImage: text("author_image"),
    readTime: integer("read_time").notNull(),
    views: integer().notNull().default(0),
    tags: text().array().notNull().default([]),
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("news_by_publication").on(table.status, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("news_by_arrival").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("news_by_schedule").on(table.scheduledAt).where(sql`${table.scheduledAt} is not null`),
    index("news_by_status").on(table.status, table.createdAt, table.id),
    index("news_by_title").on(folded(table.title), table.id),
    index("news_by_views").on(table.views, table.id),
    index("news_by_first_publication").on(sql`coalesce(${table.publishedAt}, '-infinity'::timestamptz)`, table.id),
    index("news_by_tag").using("gin", tagSlugs(table.tags)),
    searchIndex("news_search", [table.title, table.excerpt]),
    check("news_published_has_date", sql`${table.status} <> 'published' or ${table.publishedAt} is not null`),
  ],
);
