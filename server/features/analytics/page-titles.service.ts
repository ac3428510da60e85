import { inArray } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { news } from "#server/features/news/news.table.ts";

const articleAddress = /^\/news\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/;

/** Returns the id in the address of an article; undefined for any other page. */
const articleIdIn = (path: string): string | undefined => articleAddress.exec(path)?.[1];

/** Adds the titles of articles, in one query. */
export async function withTitles<Row extends { page: string }>(
  db: Database,
  rows: Row[],
): Promise<(Row & { title: string | null })[]> {
  const ids = rows.flatMap(({ page }) => articleIdIn(page) ?? []);
  const found =
    ids.length > 0 ? await db.select({ id: news.id, title: news.title }).from(news).where(inArray(news.id, ids)) : [];
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  return rows.map((row) => ({ ...row, title: titles.get(articleIdIn(row.page) ?? "") ?? null }));
}
