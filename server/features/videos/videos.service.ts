import { randomUUIDv7 } from "node:crypto";
import { and, count, eq, getTableColumns, gt, gte, ne, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { PageQuery } from "#contract/paging.ts";
import { CreateVideoRequest, type UpdateVideoRequest, type VideoOrder } from "#contract/videos/admin/forms.ts";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import type { Video } from "#contract/videos/schemas.ts";
import { checkChanged } from "#server/check-changed.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/database/queries/keyset.ts";
import { notFound, versionConflict } from "#server/errors.ts";
import { type Actor, makeChange, type Traces } from "#server/features/audit-log/audit-log.service.ts";
import { moveToBin, takeFromBin } from "#server/features/bin/bin.service.ts";
import { queuedVideos } from "./video-queue.table.ts";
import { videos } from "./videos.table.ts";

const inBin = { kind: "videos", table: videos } as const;
const { createdAt: _createdAt, ...own } = getTableColumns(videos);
/** Includes the still, which is stored separately by video id. */
const columns = {
  ...own,
  stillUrl: sql<string | null>`(select image_url from video_stills where video_stills.video_id = videos.video_id)`,
};

/** Lists active videos, by position. */
export const listActiveVideos = (db: Database, page: PageQuery): Promise<Listed<Video>> =>
  list(db, page, { isActive: true });

/** Lists all videos, including those that are switched off. */
export const listAllVideos = (db: Database, page: PageQuery): Promise<Listed<StoredVideo>> => list(db, page, {});

/** Lists the first active videos that meet a condition. */
export const listVideosWhere = (db: Database, where: SQL | undefined, limit: number): Promise<Video[]> =>
  db
    .select(columns)
    .from(videos)
    .where(and(eq(videos.isActive, true), where))
    .orderBy(videos.position, videos.id)
    .limit(limit);

async function list(db: Database, page: PageQuery, { isActive }: { isActive?: true }): Promise<Listed<StoredVideo>> {
  const by = [sql`${videos.position}`, sql`${videos.id}`];
  const { where, orderBy, limit, listed } = pageOf(page, { by, direction: "asc" });
  const rows = await db
    .select(columns)
    .from(videos)
    .where(and(isActive && eq(videos.isActive, true), where))
    .orderBy(...orderBy)
    .limit(limit);
  return listed(
    rows,
    (video) => [video.position, video.id],
    (video) => video,
  );
}

/** Adds a video, last unless a position is given. */
export async function createVideo(
  db: Database,
  { video, by }: { video: z.output<typeof CreateVideoRequest>; by: Actor },
): Promise<StoredVideo> {
  return changeVideos(db, by, async (tx, { record }) => {
    const position = video.position ?? (await nextPosition(tx));
    const made = await insertVideo(tx, { ...video, position });
    record({
      action: "videos.create",
      target: made.title,
      targetId: made.id,
      after: audited(made),
    });
    return made;
  });
}

type ChannelVideo = Pick<StoredVideo, "videoId" | "title" | "description">;

/**
 * Adds a video of the team's channel, first in the order, so that the home page shows it. The queue doesn't offer it again. The
 * caller has locked the videos.
 */
export async function addFromChannel(
  tx: Database,
  video: ChannelVideo,
  { record, publish }: Traces,
): Promise<StoredVideo> {
  await tx.update(videos).set({ position: sql`${videos.position} + 1` });
  const { videoId, title, description } = video;
  const made = await insertVideo(tx, { videoId, title, description, position: 1 });
  record({ action: "videos.accept", target: made.title, targetId: made.id, after: audited(made) });
  publish("videos");
  return made;
}

async function insertVideo(tx: Database, video: ChannelVideo & { position: number }): Promise<StoredVideo> {
  const [made] = await tx
    .insert(videos)
    .values({ id: randomUUIDv7(), ...video })
    .returning(columns);
  if (!made) throw new Error("The insert returned no video");
  await leaveQueue(tx, made);
  return made;
}

/** A video on the site isn't offered for it, whoever put it there. */
const leaveQueue = (tx: Database, { videoId }: Pick<StoredVideo, "videoId">) =>
  tx.update(queuedVideos).set({ state: "accepted" }).where(eq(queuedVideos.videoId, videoId));

async function nextPosition(tx: Database): Promise<number> {
  const [all] = await tx.select({ count: count() }).from(videos);
  return (all?.count ?? 0) + 1;
}

type Change = { id: string; video: z.output<typeof UpdateVideoRequest>; by: Actor };

/** Changes a video, which keeps its position unless one is given. Throws versionConflict if someone else has changed it since. */
export async function updateVideo(db: Database, { id, video, by }: Change): Promise<StoredVideo> {
  const { version, ...fields } = video;
  return changeVideos(db, by, async (tx, { record }) => {
    const [before] = await tx.select(columns).from(videos).where(eq(videos.id, id));
    if (!before) throw noSuchVideo();
    if (version !== undefined && version !== before.version) throw versionConflict(videoTexts.stale, before);
    checkChanged(CreateVideoRequest, before, fields);
    const [after] = await tx
      .update(videos)
      .set({ ...fields, version: before.version + 1 })
      .where(eq(videos.id, id))
      .returning(columns);
    if (!after) throw noSuchVideo();
    if (after.videoId !== before.videoId) await leaveQueue(tx, after);
    const change = { before: audited(before), after: audited(after) };
    record({ action: "videos.update", target: after.title, targetId: id, ...change });
    return after;
  });
}

/**
 * Throws versionConflict if these aren't all videos, or if their order has changed since. The order isn't part of a video's version, so
 * someone editing one isn't refused.
 */
export async function reorderVideos(
  db: Database,
  { order, by }: { order: VideoOrder; by: Actor },
): Promise<StoredVideo[]> {
  const { ids, before: seen } = order;
  return changeVideos(db, by, async (tx, { record }) => {
    const before = await inOrder(tx);
    const known = new Set(before.map(({ id }) => id));
    if (ids.length !== known.size || !ids.every((id) => known.has(id)))
      throw versionConflict(videoTexts.otherVideos, before);
    if (seen && before.some(({ id }, index) => seen[index] !== id))
      throw versionConflict(videoTexts.otherOrder, before);
    await tx.execute(
      sql`update ${videos} set position = wanted.position from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (id, position) where ${videos.id} = wanted.id`,
    );
    const after = await inOrder(tx);
    const change = { before: { order: titlesOf(before) }, after: { order: titlesOf(after) } };
    record({ action: "videos.reorder", target: "videos", ...change });
    return after;
  });
}

const inOrder = (tx: Database) => tx.select(columns).from(videos).orderBy(videos.position, videos.id);
const titlesOf = (all: StoredVideo[]) => all.map(({ title }) => title);

/** Deletes a video. Later ones move up, so that the next new one, at the count plus 1, comes last. */
export async function removeVideo(db: Database, { id, by }: { id: string; by: Actor }): Promise<void> {
  await changeVideos(db, by, async (tx, { record }) => {
    const [before] = await tx.select(columns).from(videos).where(eq(videos.id, id));
    if (!before) throw noSuchVideo();
    await moveToBin(tx, { ...inBin, id, name: before.title, by });
    const behindIt = gt(videos.position, before.position);
    await tx
      .update(videos)
      .set({ position: sql`${videos.position} - 1` })
      .where(behindIt);
    record({
      action: "videos.remove",
      target: before.title,
      targetId: id,
      before: audited(before),
    });
  });
}

/** Restores a video to its former position, moving those now there one down. Beyond the end it comes last. */
export async function restoreVideo(db: Database, { id, by }: { id: string; by: Actor }): Promise<void> {
  await changeVideos(db, by, async (tx, { record }) => {
    const last = await nextPosition(tx);
    await takeFromBin(tx, { ...inBin, id });
    const itself = eq(videos.id, id);
    const position = sql`least(${videos.position}, ${last}::int)`;
    const [after] = await tx.update(videos).set({ position }).where(itself).returning(columns);
    if (!after) throw noSuchVideo();
    await tx
      .update(videos)
      .set({ position: sql`${videos.position} + 1` })
      .where(and(gte(videos.position, after.position), ne(videos.id, id)));
    record({ action: "videos.restore", target: after.title, targetId: id, after: audited(after) });
  });
}

/** Makes changes one after another, since most of them affect the positions of several videos. */
export const changeVideos: typeof makeChange = (db, by, work) =>
  makeChange(db, by, async (tx, traces) => {
    await lockVideos(tx);
    traces.publish("videos");
    return work(tx, traces);
  });

export const lockVideos = (tx: Database) => tx.execute(sql`lock table ${videos} in share row exclusive mode`);

/** Leaves out the still, which nobody changes. */
const audited = ({ stillUrl: _stillUrl, ...video }: StoredVideo) => video;

const noSuchVideo = () => notFound("This video doesn’t exist.");
