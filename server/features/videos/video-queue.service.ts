import { randomUUIDv7 } from "node:crypto";
import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { kindsShownAtOnce, videoQueueTexts as say } from "#contract/videos/queue/constants.ts";
import type { AcceptVideoRequest } from "#contract/videos/queue/forms.ts";
import type { QueuedVideo, videoQueueCalls } from "#contract/videos/queue/schemas.ts";
import type { Database } from "#server/database/database.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { readList } from "#server/database/queries/list.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { searchOf } from "#server/database/queries/search-of.ts";
import { conflict, notFound } from "#server/errors.ts";
import { type Actor, makeChange, type Traces } from "#server/features/audit-log/audit-log.service.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import type { ToldVideo } from "./told-video.format.ts";
import { queuedVideos } from "./video-queue.table.ts";
import { addFromChannel, changeVideos, lockVideos } from "./videos.service.ts";
import { videos } from "./videos.table.ts";

const { id: itself, videoId, title, publishedAt, state: place } = queuedVideos;
/** Includes the still, which is stored separately by video id. */
const columns = {
  ...getTableColumns(queuedVideos),
  stillUrl: sql<
    string | null
  >`(select image_url from video_stills where video_stills.video_id = queued_videos.video_id)`,
};
type Row = typeof queuedVideos.$inferSelect & { stillUrl: string | null };

const asQueued = ({ state, publishedAt, ...video }: Row): QueuedVideo => ({
  ...video,
  publishedAt: publishedAt.toISOString(),
  isHidden: state === "hidden",
});

const sorts = {
  publishedAt: { by: [sql`${publishedAt}`, sql`${itself}`], usually: "desc" },
  title: { by: [folded(title), sql`${itself}`], usually: "asc" },
} as const;

type Query = z.output<(typeof videoQueueCalls)["list"]["query"]>;

/** Lists the videos that wait, or those that are hidden, newest first by default. */
export const listQueue = (
  db: Database,
  { search, state = "waiting", ...query }: Omit<Query, "state"> & { state?: "hidden" | "waiting" | undefined },
): Promise<Listed<QueuedVideo>> =>
  readList(db, query, {
    sorts,
    usual: "publishedAt",
    where: eq(place, state),
    search: searchOf(search, {
      id: itself,
      ids: (where) => db.select({ id: itself }).from(queuedVideos).where(where),
      columns: [title],
    }),
    rows: (where, key) =>
      db
        .select({ ...columns, key })
        .from(queuedVideos)
        .where(where),
    show: asQueued,
  });

type Chosen = { id: string; by: Actor };
type Edited = z.output<typeof AcceptVideoRequest>;

/** Puts a video on the site, first in the order. What isn't edited stays as YouTube tells it. */
export const acceptVideo = (db: Database, { id, by, ...edited }: Chosen & Edited): Promise<StoredVideo> =>
  changeVideos(db, by, async (tx, traces) => {
    const queued = await lockQueued(tx, id);
    if (!queued.isPublic) throw conflict(say.notPublic);
    const { title = queued.title, description = queued.description } = edited;
    return addFromChannel(tx, { videoId: queued.videoId, title, description }, traces);
  });

/** Hides a video, or puts it back. Changes nothing, and records nothing, if it's there already. */
export const hideVideo = (db: Database, { id, by, isHidden }: Chosen & { isHidden: boolean }): Promise<QueuedVideo> =>
  makeChange(db, by, async (tx, { record }) => {
    const before = await lockQueued(tx, id);
    const state = isHidden ? "hidden" : "waiting";
    if (before.state === state) return asQueued(before);
    await tx.update(queuedVideos).set({ state }).where(eq(itself, id));
    record({ action: isHidden ? "videos.hide" : "videos.unhide", target: before.title, targetId: id });
    return asQueued({ ...before, state });
  });

async function lockQueued(tx: Database, id: string): Promise<Row> {
  const [queued] = await tx.select(columns).from(queuedVideos).where(eq(itself, id)).for("update");
  if (!queued) throw notFound(say.gone);
  if (queued.state === "accepted") throw conflict(say.alreadyAccepted);
  return queued;
}

/** Returns the newest videos that wait, of which YouTube is asked whether they're still public. */
export const newestWaiting = (db: Database, most: number) =>
  db
    .select({ videoId, publishedAt })
    .from(queuedVideos)
    .where(eq(place, "waiting"))
    .orderBy(desc(publishedAt), desc(itself))
    .limit(most);

type Told = {
  videos: readonly ToldVideo[];
  /** The ids of videos that aren't public any more. */
  gone: readonly string[];
  /** Whether new ones are shown without asking anyone. */
  isShownAtOnce: boolean;
};

/**
 * Takes over what the channel tells: brings known videos up to date, and queues new ones. Those that are on the site or in the bin
 * aren't offered, now or later.
 */
export async function takeTold(
  tx: Database,
  { videos: listed, gone, isShownAtOnce }: Told,
  traces: Traces,
): Promise<void> {
  const told = [...new Map(listed.map((video) => [video.videoId, video])).values()]; // nothing keeps it from listing one twice
  await lockVideos(tx);
  if (gone.length > 0)
    await tx
      .update(queuedVideos)
      .set({ isPublic: false })
      .where(inArray(videoId, [...gone]));
  if (told.length === 0) return;
  const ids = told.map((video) => video.videoId);
  const rows = await tx.select().from(queuedVideos).where(inArray(videoId, ids));
  const known = new Map(rows.map((row) => [row.videoId, row]));
  for (const video of told) {
    const row = known.get(video.videoId);
    if (!row || row.state === "accepted" || isAsTold(row, video)) continue;
    await tx
      .update(queuedVideos)
      .set({ ...video, isPublic: true })
      .where(eq(itself, row.id));
  }
  const isOnSite = await idsOnSite(tx, ids);
  for (const video of told.filter((one) => !known.has(one.videoId)).toSorted(byPublication)) {
    const state = isOnSite.has(video.videoId) ? "accepted" : "waiting";
    await tx.insert(queuedVideos).values({ id: randomUUIDv7(), ...video, state });
    if (state === "waiting" && isShownAtOnce && kindsShownAtOnce.includes(video.kind))
      await addFromChannel(tx, video, traces);
  }
}

const isAsTold = (row: typeof queuedVideos.$inferSelect, { publishedAt, ...video }: ToldVideo) =>
  row.isPublic &&
  row.publishedAt.getTime() === publishedAt.getTime() &&
  (["title", "description", "kind"] as const).every((field) => row[field] === video[field]);

const byPublication = (one: ToldVideo, other: ToldVideo) => one.publishedAt.getTime() - other.publishedAt.getTime();

/** Returns which of these videos are on the site, or were and are in the bin. */
async function idsOnSite(tx: Database, ids: string[]): Promise<ReadonlySet<string>> {
  const shown = await tx.select({ id: videos.videoId }).from(videos).where(inArray(videos.videoId, ids));
  const binnedId = sql<string>`${bin.row}->>'video_id'`;
  const binned = await tx
    .select({ id: binnedId })
    .from(bin)
    .where(and(eq(bin.kind, "videos"), inArray(binnedId, ids)));
  return new Set([...shown, ...binned].map(({ id }) => id));
}

/** Removes the videos that wait, because they're another channel's now or nobody's. */
export const emptyQueue = (tx: Database) => tx.delete(queuedVideos).where(eq(place, "waiting"));
