import { randomUUIDv7 } from "node:crypto";
import { and, asc, eq, isNull, lte, notExists, notLike, or, sql } from "drizzle-orm";
import { demoVideoStart } from "#contract/videos/video-id.ts";
import { type Database, inTransaction, publish } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { Refusal } from "#server/errors.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { reencode } from "#server/features/uploads/reencode.service.ts";
import { keepPicture } from "#server/features/uploads/uploads.service.ts";
import type { StillSource } from "./still-source.client.ts";
import { queuedVideos } from "./video-queue.table.ts";
import { videoStills } from "./video-stills.table.ts";
import { videos } from "./videos.table.ts";

const mostInARun = 10;
const minutes = 60_000;
/** How long to wait after each try. The last one applies to all later tries. */
const waitsMs = [10 * minutes, 60 * minutes, 24 * 60 * minutes, 7 * 24 * 60 * minutes];

type Fetching = { source: StillSource; signal?: AbortSignal | undefined };

/** Fetches the stills that are due, each once. Throws at the end if the source couldn't be asked for some of them. */
export async function fetchStills(db: Database, { source, signal }: Fetching, now = new Date()): Promise<void> {
  const failures: unknown[] = [];
  for (const videoId of await listDue(db, now)) {
    if (signal?.aborted) return;
    if (!(await claim(db, videoId, now))) continue; // another instance has it
    try {
      const original = await source(videoId, signal);
      if (original) await keepStill(db, { videoId, original }, now);
    } catch (error) {
      if (!isUnusablePicture(error)) failures.push(error);
    }
  }
  if (failures.length > 0 && !signal?.aborted)
    throw new Error(`Couldn’t fetch ${failures.length} stills of videos`, { cause: failures[0] });
}

/** Whether what came wasn't a picture, or one that we would refuse from anyone. */
const isUnusablePicture = (error: unknown) => error instanceof Refusal && error.code === "invalid_input";

/** Lists videos on the site or in the queue without a still whose time has come. Demonstration ids aren't real videos. */
async function listDue(db: Database, now: Date): Promise<string[]> {
  const isDue = or(isNull(videoStills.id), and(isNull(videoStills.imageUrl), lte(videoStills.nextTryAt, now)));
  const waiting = db.select({ videoId: queuedVideos.videoId }).from(queuedVideos).where(isWaiting);
  const all = db.select({ videoId: videos.videoId }).from(videos).union(waiting).as("all_videos");
  const due = await db
    .select({ videoId: all.videoId })
    .from(all)
    .leftJoin(videoStills, eq(videoStills.videoId, all.videoId))
    .where(and(notLike(all.videoId, `${demoVideoStart}%`), isDue))
    .orderBy(asc(all.videoId))
    .limit(mostInARun);
  return due.map(({ videoId }) => videoId);
}

/** Plans the next try before this one, so that a try that is killed isn't the last. Returns whether this instance may try. */
async function claim(db: Database, videoId: string, now: Date): Promise<boolean> {
  const waits = sql.param(waitsMs);
  const tries = sql`${videoStills.tries} + 1`;
  const waitMs = sql`(${waits}::bigint[])[least(${tries}, ${waitsMs.length})]`;
  const first = { id: randomUUIDv7(), videoId, tries: 1, nextTryAt: new Date(now.getTime() + (waitsMs[0] ?? 0)) };
  const claimed = await db
    .insert(videoStills)
    .values(first)
    .onConflictDoUpdate({
      target: videoStills.videoId,
      set: { tries, nextTryAt: sql`${now.toISOString()}::timestamptz + ${waitMs} * interval '1 millisecond'` },
      setWhere: and(isNull(videoStills.imageUrl), lte(videoStills.nextTryAt, now)),
    })
    .returning({ id: videoStills.id });
  return claimed.length > 0;
}

async function keepStill(db: Database, still: { videoId: string; original: Uint8Array }, now: Date): Promise<void> {
  const made = await reencode({ original: still.original });
  await inTransaction(db, async (tx) => {
    const { url } = await keepPicture(tx, made, now);
    await tx.update(videoStills).set({ imageUrl: url }).where(eq(videoStills.videoId, still.videoId));
    await publish(tx, "videos");
  });
}

const isWaiting = eq(queuedVideos.state, "waiting");

/** Deletes the stills of videos that are neither on the site nor in the bin, nor wait in the queue. Their pictures are then deleted as unused. */
export async function purgeStills(db: Database): Promise<void> {
  const onSite = db.select({ one: sql`1` }).from(videos).where(eq(videos.videoId, videoStills.videoId));
  const inBin = db
    .select({ one: sql`1` })
    .from(bin)
    .where(and(eq(bin.kind, "videos"), sql`${bin.row}->>'video_id' = ${videoStills.videoId}`));
  const inQueue = db
    .select({ one: sql`1` })
    .from(queuedVideos)
    .where(and(isWaiting, eq(queuedVideos.videoId, videoStills.videoId)));
  await deleteInBatches(db, videoStills, and(notExists(onSite), notExists(inBin), notExists(inQueue)));
}
