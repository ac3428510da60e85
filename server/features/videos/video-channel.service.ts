import { getTableColumns, sql } from "drizzle-orm";
import { handleIn } from "#contract/channels/handles.ts";
import { videoQueueTexts as say } from "#contract/videos/queue/constants.ts";
import { videosFailureSentence } from "#contract/videos/queue/failure-sentences.ts";
import type { VideoChannel } from "#contract/videos/queue/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { conflict, invalidInput, notFound } from "#server/errors.ts";
import { type Actor, makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { hasKeyOf, isBeingTried } from "#server/features/channels/channels.service.ts";
import { emptyQueue } from "./video-queue.service.ts";
import { queuedVideos, videoChannels } from "./video-queue.table.ts";

/** The only platform whose videos the site shows. */
export const platform = "youtube";

type StoredChannel = typeof videoChannels.$inferSelect;

export async function getVideoChannel(db: Database, now = new Date()): Promise<VideoChannel> {
  const waiting = sql<number>`(select count(*)::int from ${queuedVideos} where ${queuedVideos.state} = 'waiting')`;
  const [row] = await db
    .select({ ...getTableColumns(videoChannels), waiting })
    .from(videoChannels)
    .limit(1);
  const hasKey = await hasKeyOf(db, platform);
  if (!row) return { hasKey, connected: null };
  const { handle, isShownAtOnce, succeededAt, nextTryAt, failure, failedSince } = row;
  return {
    hasKey,
    connected: {
      handle,
      isShownAtOnce,
      waiting: row.waiting,
      succeededAt: succeededAt?.toISOString() ?? null,
      nextTryAt: nextTryAt.toISOString(),
      isBeingTried: isBeingTried(row, now),
      failure:
        failure && failedSince
          ? {
              kind: failure,
              sentence: videosFailureSentence({ handle, hasKey }, failure),
              since: failedSince.toISOString(),
            }
          : null,
    },
  };
}

type Connection = { handle: string; by: Actor };

/**
 * Connects the team's channel, or another one in its place, whose videos then wait in the queue. Throws invalidInput unless YouTube
 * can be asked for it: without a key it only knows channels by their id.
 */
export async function connectVideos(
  db: Database,
  { handle: typed, by }: Connection,
  now = new Date(),
): Promise<VideoChannel> {
  return makeChange(db, by, async (tx, { record, publish: soon }) => {
    const before = await lockChannel(tx);
    const handle = handleIn(platform, typed);
    if (handle === undefined) throw invalidInput(say.channel, { handle: say.channel });
    const isId = handle.startsWith("UC");
    if (!isId && !(await hasKeyOf(tx, platform))) throw invalidInput(say.channelId, { handle: say.channelId });
    const isAnother = before?.handle !== handle;
    if (isAnother) await emptyQueue(tx);
    const set = {
      handle,
      ...(isAnother && { channelId: isId ? handle : null, isShownAtOnce: false, succeededAt: null }),
      askedAt: now,
      nextTryAt: now,
      triedAt: null,
      failure: null,
      failedSince: null,
      failedTries: 0,
    };
    await tx
      .insert(videoChannels)
      .values({ platform, ...set })
      .onConflictDoUpdate({ target: videoChannels.platform, set });
    soon("channels");
    record({
      action: before ? "video-channel.update" : "video-channel.connect",
      target: platform,
      before: before && { handle: before.handle },
      after: { handle },
    });
    return getVideoChannel(tx, now);
  });
}

/** Says whether the site shows new videos without asking anyone. Those that wait already go on waiting. */
export const showAtOnce = (
  db: Database,
  { isShownAtOnce, by }: { isShownAtOnce: boolean; by: Actor },
  now = new Date(),
): Promise<VideoChannel> =>
  makeChange(db, by, async (tx, { record }) => {
    const before = await requireChannel(tx);
    await tx.update(videoChannels).set({ isShownAtOnce });
    const change = { before: { isShownAtOnce: before.isShownAtOnce }, after: { isShownAtOnce } };
    record({ action: "video-channel.update", target: platform, ...change });
    return getVideoChannel(tx, now);
  });

/** Asks for a try soon. Throws conflict while YouTube itself wants the site to wait. */
export const testVideos = (db: Database, by: Actor, now = new Date()): Promise<VideoChannel> =>
  makeChange(db, by, async (tx, { record, publish: soon }) => {
    const { failure, nextTryAt } = await requireChannel(tx);
    if (failure === "limited" && nextTryAt > now) throw conflict(say.mustWait);
    await tx.update(videoChannels).set({ nextTryAt: now, askedAt: now, failedTries: 0 });
    soon("channels");
    record({ action: "video-channel.test", target: platform });
    return getVideoChannel(tx, now);
  });

/** Disconnects the channel. What is on the site stays, and what is hidden stays hidden if it's connected again. */
export const disconnectVideos = (db: Database, by: Actor): Promise<void> =>
  makeChange(db, by, async (tx, { record }) => {
    const before = await requireChannel(tx);
    await tx.delete(videoChannels);
    await emptyQueue(tx);
    record({ action: "video-channel.disconnect", target: platform, before: { handle: before.handle } });
  });

async function lockChannel(tx: Database): Promise<StoredChannel | undefined> {
  const [row] = await tx.select().from(videoChannels).limit(1).for("update");
  return row;
}

async function requireChannel(tx: Database): Promise<StoredChannel> {
  const row = await lockChannel(tx);
  if (!row) throw notFound(say.notConnected);
  return row;
}
