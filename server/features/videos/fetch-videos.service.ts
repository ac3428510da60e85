import { and, eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#server/database/database.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { channels } from "#server/features/channels/channels.table.ts";
import { nextTryAfter } from "#server/features/channels/failed-try.format.ts";
import { credentials, isDue, leaseMs } from "#server/features/channels/fetch-counts.service.ts";
import { FetchFailure } from "#server/features/channels/platforms/ask.client.ts";
import { platform } from "./video-channel.service.ts";
import { newestWaiting, takeTold } from "./video-queue.service.ts";
import { videoChannels } from "./video-queue.table.ts";
import type { ToldVideos, VideoSource } from "./youtube-videos.client.ts";

const minuteMs = 60_000;
const everyMs = 15 * minuteMs;
/** How long to wait after each failed try. The feed is away for hours on most days, so it's never long. */
const waitMinutes = [15, 30, 60];
const deadlineMs = 20_000;
/** How many waiting videos to ask about, besides the newest ones. */
const mostKnown = 15;

type StoredChannel = typeof videoChannels.$inferSelect;
export type FetchingVideos = {
  source: VideoSource;
  secret: string;
  log: Pick<Logger, "warn" | "info">;
  signal?: AbortSignal | undefined;
  deadlineMs?: number;
};

/** Fetches new videos if they're due. Only one instance does. A failure changes nothing but the channel's own state. */
export async function fetchVideos(db: Database, fetching: FetchingVideos, now = new Date()): Promise<void> {
  const channel = await claim(db, now);
  if (!channel) return;
  try {
    const told = await askFor(db, channel, fetching);
    await recordTold(db, { channel, told, log: fetching.log }, now);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    if (!fetching.signal?.aborted) await recordFailure(db, { channel, error, log: fetching.log }, now);
  }
}

/** Plans the next try before this one, so that a try that is killed isn't the last. */
async function claim(db: Database, now: Date): Promise<StoredChannel | undefined> {
  const [claimed] = await db
    .update(videoChannels)
    .set({ nextTryAt: new Date(now.getTime() + leaseMs) })
    .where(isDue(videoChannels.nextTryAt, now))
    .returning();
  return claimed;
}

async function askFor(db: Database, { handle, channelId }: StoredChannel, fetching: FetchingVideos) {
  const { source, secret, signal: stop, deadlineMs: ownDeadlineMs = deadlineMs } = fetching;
  const [counted] = await db.select().from(channels).where(eq(channels.platform, platform));
  const key = counted?.sealedKey ? credentials(counted, secret).key : undefined;
  const known = await newestWaiting(db, mostKnown);
  const signal = AbortSignal.any([AbortSignal.timeout(ownDeadlineMs), ...(stop ? [stop] : [])]);
  return source({ handle, channelId, key, known }, signal);
}

type Outcome = { channel: StoredChannel; log: FetchingVideos["log"] };

/** Whether nobody has changed the channel, or asked for another try, since this try began. */
const isStillClaimed = ({ handle, nextTryAt }: StoredChannel) =>
  and(eq(videoChannels.handle, handle), eq(videoChannels.nextTryAt, nextTryAt));

async function recordTold(db: Database, { channel, told, log }: Outcome & { told: ToldVideos }, now: Date) {
  const isRecorded = await makeChange(db, { isChannel: true }, async (tx, traces) => {
    const [mine] = await tx.select().from(videoChannels).where(isStillClaimed(channel)).for("update");
    if (!mine) return false;
    const isFirst = mine.succeededAt === null; // these aren't new, so a person chooses among them
    await takeTold(tx, { ...told, isShownAtOnce: mine.isShownAtOnce && !isFirst }, traces);
    await tx.update(videoChannels).set({
      channelId: told.channelId,
      nextTryAt: new Date(now.getTime() + everyMs),
      triedAt: now,
      succeededAt: now,
      failure: null,
      failedSince: null,
      failedTries: 0,
    });
    return true;
  });
  if (isRecorded && channel.failure) log.info({ platform }, "new videos arrive again");
}

async function recordFailure(db: Database, { channel, error, log }: Outcome & { error: FetchFailure }, now: Date) {
  const { kind: failure, detail, retryAt } = error;
  const nextTryAt = nextTryAfter({ ...channel, retryAt, waitMinutes }, now);
  const [recorded] = await db
    .update(videoChannels)
    .set({
      nextTryAt,
      triedAt: now,
      failure,
      failedSince: channel.failedSince ?? now,
      failedTries: channel.failedTries + 1,
    })
    .where(isStillClaimed(channel))
    .returning();
  if (!recorded || failure === channel.failure) return; // each failure is logged once, not at each try
  log.warn({ platform, failure, detail, nextTryAt }, "couldn’t fetch new videos");
}

/** Returns why new videos don't arrive; undefined if they do. */
export async function whyNoVideos(db: Database) {
  const [channel] = await db.select({ failure: videoChannels.failure }).from(videoChannels).limit(1);
  return channel?.failure ?? undefined;
}
