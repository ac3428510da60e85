import { randomUUIDv7 } from "node:crypto";
import { and, eq, getTableColumns, lte, sql } from "drizzle-orm";
import type { z } from "zod";
import { type articleSorts, newsDeskTexts } from "#contract/news/desk/constants.ts";
import { CreateArticleRequest, type UpdateArticleRequest } from "#contract/news/desk/forms.ts";
import type { DeskArticle, DeskCard } from "#contract/news/desk/schemas.ts";
import { readTimeOf, wordSegments } from "#contract/news/read-time.ts";
import type { NewsArticle } from "#contract/news/schemas.ts";
import { checkChanged } from "#server/check-changed.ts";
import type { Database } from "#server/database/database.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { type ListQuery, readList } from "#server/database/queries/list.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { searchOf } from "#server/database/queries/search-of.ts";
import { conflict, invalidInput, notFound, versionConflict } from "#server/errors.ts";
import { type Actor, makeChange, type Traces } from "#server/features/audit-log/audit-log.service.ts";
import { moveToBin, takeFromBin } from "#server/features/bin/bin.service.ts";
import { inSlices } from "#server/platform/process/in-slices.ts";
import { renderDraft } from "./markdown.format.ts";
import { news } from "./news.table.ts";

const inBin = { kind: "news", table: news } as const;
const { content: _content, ...cardColumns } = getTableColumns(news);
const sorts = {
  createdAt: { by: [sql`${news.createdAt}`, sql`${news.id}`], usually: "desc" },
  title: { by: [folded(news.title), sql`${news.id}`], usually: "asc" },
  publishedAt: { by: [sql`coalesce(${news.publishedAt}, '-infinity'::timestamptz)`, sql`${news.id}`], usually: "desc" },
  views: { by: [sql`${news.views}`, sql`${news.id}`], usually: "desc" },
} as const;

type Row = typeof news.$inferSelect;
const onTheWire = <Card extends Omit<Row, "content">>(row: Card) => ({
  ...row,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  scheduledAt: row.scheduledAt?.toISOString() ?? null,
});

type Query = ListQuery<(typeof articleSorts)[number]> & { status?: NewsArticle["status"] | undefined };

/** Lists articles of every status without their text, newest first by default. */
export const listArticles = (db: Database, { search, status, ...query }: Query): Promise<Listed<DeskCard>> =>
  readList(db, query, {
    sorts,
    usual: "createdAt",
    where: status && eq(news.status, status),
    search: searchOf(search, {
      id: news.id,
      ids: (where) => db.select({ id: news.id }).from(news).where(where),
      columns: [news.title, news.excerpt],
    }),
    rows: (where, key) =>
      db
        .select({ ...cardColumns, key })
        .from(news)
        .where(where),
    show: onTheWire,
  });

export async function getArticle(db: Database, id: string): Promise<DeskArticle> {
  const [article] = await db.select().from(news).where(eq(news.id, id));
  if (!article) throw noSuchArticle();
  return onTheWire(article);
}

type Creation = { article: z.output<typeof CreateArticleRequest>; by: Actor };

/** Throws invalidInput for a text that couldn't be shown as intended. */
export async function createArticle(db: Database, { article, by }: Creation, now = new Date()): Promise<DeskArticle> {
  renderDraft(article.content);
  const readTime = await measureReadTime(article.content);
  return makeChange(db, by, async (tx, { record, publish }) => {
    const [made] = await tx
      .insert(news)
      .values({
        id: randomUUIDv7(),
        ...article,
        scheduledAt: scheduleOf(article, now),
        readTime,
        publishedAt: article.status === "published" ? now : null,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!made) throw new Error("The insert returned no article");
    publish("news");
    record({ ...named("create", made), after: auditCopy(made) });
    return onTheWire(made);
  });
}

/** The longest Chinese article takes fifty milliseconds. */
const sliceMs = 5;

async function measureReadTime(content: string): Promise<number> {
  let words = 0;
  await inSlices(wordSegments(content), sliceMs, ({ isWordLike }) => {
    if (isWordLike) words++;
  });
  return readTimeOf(words);
}

type Change = { id: string; article: z.output<typeof UpdateArticleRequest>; by: Actor };

/**
 * Throws versionConflict if someone else has changed it since. The first publication sets its date, which never changes again.
 */
export async function updateArticle(
  db: Database,
  { id, article: { version, ...article }, by }: Change,
  now = new Date(),
): Promise<DeskArticle> {
  renderDraft(article.content);
  const readTime = await measureReadTime(article.content);
  return makeChange(db, by, async (tx, traces) => {
    const before = await lockArticle(tx, id);
    if (version !== undefined && version !== before.version)
      throw versionConflict(newsDeskTexts.stale, onTheWire(before));
    checkChanged(CreateArticleRequest, onTheWire(before), article);
    const fields = { ...article, readTime, scheduledAt: scheduleOf(article, now, before) };
    return saveArticle(tx, traces, { before, fields, now });
  });
}

type Planned = { status: Row["status"]; scheduledAt?: string | null | undefined };

/**
 * Returns when an article is published automatically, or null. Throws invalidInput if it isn't a draft, or for a time in the
 * past.
 */
function scheduleOf({ status, scheduledAt }: Planned, now: Date, before?: Row): Date | null {
  if (status !== "draft") {
    if (scheduledAt) throw refused(newsDeskTexts.scheduleDrafts);
    return null;
  }
  const stored = before?.scheduledAt ?? null;
  if (scheduledAt === undefined) return stored;
  const wanted = scheduledAt === null ? null : new Date(scheduledAt);
  const isStored = wanted?.getTime() === stored?.getTime(); // its time may have come while it was edited
  if (wanted && wanted <= now && !isStored) throw refused(newsDeskTexts.schedulePast);
  return wanted;
}

const refused = (sentence: string) => invalidInput(sentence, { scheduledAt: sentence });

/** Unschedules a restored draft whose time came while it was in the bin, so that restoring doesn't publish it. */
async function unscheduleMissed(tx: Database, id: string, now = new Date()): Promise<void> {
  await tx
    .update(news)
    .set({ scheduledAt: null })
    .where(and(eq(news.id, id), lte(news.scheduledAt, now)));
}

type SmallChange = Partial<Pick<Row, "status" | "featured">>;

/** Changes only the article's status, or whether it's featured. Throws conflict if it's already that way. */
export async function changeArticle(
  db: Database,
  { id, change, by }: { id: string; change: SmallChange; by: Actor },
  now = new Date(),
): Promise<DeskArticle> {
  return makeChange(db, by, async (tx, traces) => {
    const before = await lockArticle(tx, id);
    const { status = before.status, featured = before.featured } = change;
    if (status === before.status && featured === before.featured) throw conflict(unchangedMessage(before, change));
    const scheduledAt = scheduleOf({ status }, now, before);
    return saveArticle(tx, traces, { before, fields: { status, featured, scheduledAt }, now });
  });
}

function unchangedMessage({ status, featured }: Row, change: SmallChange): string {
  if (change.status) return newsDeskTexts.hasStatus[status];
  return featured ? newsDeskTexts.isFeatured : newsDeskTexts.isNotFeatured;
}

async function lockArticle(tx: Database, id: string): Promise<Row> {
  const [locked] = await tx.select().from(news).where(eq(news.id, id)).for("update");
  if (!locked) throw noSuchArticle();
  return locked;
}

type Saved = { before: Row; fields: Partial<Row> & Pick<Row, "status">; now: Date; what?: "update" | "publish" };

export async function saveArticle(
  tx: Database,
  { record, publish }: Traces,
  { before, fields, now, what = "update" }: Saved,
): Promise<DeskArticle> {
  const publishedAt = before.publishedAt ?? (fields.status === "published" ? now : null);
  const [after] = await tx
    .update(news)
    .set({ ...fields, publishedAt, updatedAt: now, version: before.version + 1 })
    .where(eq(news.id, before.id))
    .returning();
  if (!after) throw noSuchArticle();
  publish("news");
  record({ ...named(what, after), before: auditCopy(before), after: auditCopy(after) });
  return onTheWire(after);
}

export async function removeArticle(db: Database, { id, by }: { id: string; by: Actor }): Promise<void> {
  await makeChange(db, by, async (tx, { record, publish }) => {
    const before = await lockArticle(tx, id);
    await moveToBin(tx, { ...inBin, id, name: before.title, by });
    publish("news");
    record({ ...named("remove", before), before: auditCopy(before) });
  });
}

export async function restoreArticle(db: Database, { id, by }: { id: string; by: Actor }): Promise<void> {
  await makeChange(db, by, async (tx, { record, publish }) => {
    await takeFromBin(tx, { ...inBin, id });
    await unscheduleMissed(tx, id);
    const [after] = await tx.select().from(news).where(eq(news.id, id));
    if (!after) throw noSuchArticle();
    publish("news");
    record({ ...named("restore", after), after: auditCopy(after) });
  });
}

const named = (what: string, { id, title }: Row) => ({ action: `news.${what}`, target: title, targetId: id });

/** Enough of a text to recognise it. Whole texts would make the audit log many times as large as the news. */
const keptOfText = 2_000;

const auditCopy = ({ id: _id, content, createdAt: _created, updatedAt: _updated, views: _views, ...row }: Row) => ({
  ...row,
  content: content.length > keptOfText ? `${content.slice(0, keptOfText).toWellFormed()}…` : content,
});

const noSuchArticle = () => notFound("This article doesn’t exist.");
