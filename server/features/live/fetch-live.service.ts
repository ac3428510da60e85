import { randomUUIDv7 } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { handleIn } from "#contract/channels/handles.ts";
import { type Database, inTransaction, publish } from "#server/database/database.ts";
import { channels } from "#server/features/channels/channels.table.ts";
import { longestWaitMs, meaningNow, nextTryAfter } from "#server/features/channels/failed-try.format.ts";
import { credentials } from "#server/features/channels/fetch-counts.service.ts";
import { FetchFailure } from "#server/features/channels/platforms/ask.client.ts";
import { players } from "#server/features/players/players.table.ts";
import { reencode } from "#server/features/uploads/reencode.service.ts";
import { keepPicture } from "#server/features/uploads/uploads.service.ts";
import { isKnown, shownMs } from "./live.service.ts";
import { liveChecks, type StoredStream } from "./live.table.ts";
import type { FoundStream, StreamSource } from "./twitch-streams.client.ts";

const minuteMs = 60_000;
/** A little less than the job's minute, so that it's never just too early. */
const everyMs = 50_000;
/** How long to wait after each failed try. What was known is shown for longer than the first. */
const waitMinutes = [1, 5, 15, 60];
/** Longer than a try. Another instance then tries for one that was killed. */
const leaseMs = 2 * minuteMs;
const usualDeadlineMs = 15_000;
const usualPicturesDeadlineMs = 8_000;
const pictureLifeMs = 10 * minuteMs;
/** When to ask again for a picture that didn't come. */
const noPictureLifeMs = 3 * minuteMs;
const mostPicturesAtOnce = 6;

type Channel = typeof channels.$inferSelect;
type Check = typeof liveChecks.$inferSelect;
export type Fetching = {
  source: StreamSource;
  secret: string;
  log: Pick<Logger, "warn" | "info">;
  signal?: AbortSignal | undefined;
  deadlineMs?: number;
  picturesDeadlineMs?: number;
};

/**
 * Asks Twitch who of the team is live, unless it was asked within the last minute or isn't connected. Only one instance does. After a
 * failure, what was known is shown for as long as it may be.
 */
export async function fetchLive(db: Database, fetching: Fetching, now = new Date()): Promise<void> {
  const [channel] = await db.select().from(channels).where(eq(channels.platform, "twitch"));
  if (!channel) return;
  const claimed = await claim(db, channel, now);
  if (!claimed) return;
  try {
    const streams = await findStreams(db, { channel, claimed, ...fetching });
    const check = await recordStreams(db, { claimed, streams, log: fetching.log }, now);
    if (check) await takePictures(db, { check, ...fetching }, now);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    if (!fetching.signal?.aborted) await recordFailure(db, { channel, claimed, error, log: fetching.log }, now);
  }
}

/**
 * Whether its time has come, or someone has changed or tested the connection since. If Twitch wanted the site to wait, it must also
 * have told a count since then. A time too far ahead to have been planned counts too: the clock has been put back since.
 */
const isDue = ({ askedAt, succeededAt }: Channel, now: Date) =>
  or(
    lte(liveChecks.nextTryAt, now),
    gt(liveChecks.nextTryAt, new Date(now.getTime() + longestWaitMs + minuteMs)),
    and(
      lt(liveChecks.triedAt, askedAt),
      or(
        isNull(liveChecks.failure),
        ne(liveChecks.failure, "limited"),
        succeededAt ? lt(liveChecks.triedAt, succeededAt) : undefined,
      ),
    ),
  );

/** Plans the next try before this one, so that a try that is killed isn't the last. */
async function claim(db: Database, channel: Channel, now: Date): Promise<Check | undefined> {
  const set = { triedAt: now, nextTryAt: new Date(now.getTime() + leaseMs) };
  const [claimed] = await db
    .insert(liveChecks)
    .values({ id: randomUUIDv7(), platform: "twitch", ...set })
    .onConflictDoUpdate({ target: liveChecks.platform, set, setWhere: isDue(channel, now) })
    .returning();
  return claimed;
}

type Claimed = Fetching & { channel: Channel; claimed: Check };

async function findStreams(db: Database, { channel, claimed, ...fetching }: Claimed): Promise<StoredStream[]> {
  const { source, secret, signal, deadlineMs = usualDeadlineMs } = fetching;
  const asked = credentials(channel, secret);
  const logins = await listLogins(db, channel);
  const found = await source.findLive(asked, logins, deadlineOf(deadlineMs, signal));
  const former = new Map(claimed.streams.map((stream) => [stream.streamId, stream]));
  return found.map((stream) => asStored(stream, former.get(stream.id)));
}

const deadlineOf = (ms: number, stop: AbortSignal | undefined) =>
  AbortSignal.any([AbortSignal.timeout(ms), ...(stop ? [stop] : [])]);

/** Lists the channels of the team and of its players, each once. */
async function listLogins(db: Database, { handle }: Channel): Promise<string[]> {
  const rows = await db
    .select({ url: players.twitchUrl })
    .from(players)
    .where(and(eq(players.isFormer, false), isNotNull(players.twitchUrl)));
  return [...new Set([handle, ...rows.flatMap(({ url }) => handleIn("twitch", url ?? "") ?? [])])];
}

const asStored = (
  { id, user_login, title, game_name, viewer_count, thumbnail_url }: FoundStream,
  former: StoredStream | undefined,
): StoredStream => ({
  login: user_login,
  streamId: id,
  title,
  game: game_name,
  viewers: viewer_count,
  pictureUrl: thumbnail_url,
  imageUrl: former?.imageUrl ?? null,
  picturedAt: former?.picturedAt ?? null,
});

type Outcome = { claimed: Check; log: Fetching["log"] };

/** Whether no other try has begun since. */
const isStillClaimed = ({ nextTryAt }: Check) =>
  and(eq(liveChecks.platform, "twitch"), eq(liveChecks.nextTryAt, nextTryAt));

/** Returns what is recorded now; undefined if another try has begun since. */
async function recordStreams(
  db: Database,
  { claimed, streams, log }: Outcome & { streams: StoredStream[] },
  now: Date,
): Promise<Check | undefined> {
  const recorded = await inTransaction(db, async (tx) => {
    const [check] = await tx
      .update(liveChecks)
      .set({
        streams,
        nextTryAt: new Date(now.getTime() + everyMs),
        succeededAt: now,
        failure: null,
        failedSince: null,
        failedTries: 0,
      })
      .where(isStillClaimed(claimed))
      .returning();
    const isNews = !isKnown(claimed, now) || !isDeepStrictEqual(streams, claimed.streams);
    if (check && isNews) await publish(tx, "live");
    return check;
  });
  if (recorded && claimed.failure) log.info({ platform: "twitch" }, "the site knows again who is live");
  return recorded;
}

const isPictureOld = ({ imageUrl, picturedAt }: StoredStream, now: Date) =>
  picturedAt === null || now.getTime() - Date.parse(picturedAt) >= (imageUrl ? pictureLifeMs : noPictureLifeMs);

/** Fetches the pictures of streams that have none or an old one. Streams are shown all the same, and don't wait for this. */
async function takePictures(db: Database, { check, ...fetching }: Fetching & { check: Check }, now: Date) {
  const { source, signal: stop, picturesDeadlineMs = usualPicturesDeadlineMs } = fetching;
  const due = check.streams.filter((stream) => isPictureOld(stream, now)).slice(0, mostPicturesAtOnce);
  if (due.length === 0) return;
  const signal = deadlineOf(picturesDeadlineMs, stop);
  const streams = await Promise.all(
    check.streams.map(async (stream): Promise<StoredStream> => {
      if (!due.includes(stream)) return stream;
      const imageUrl = await takePicture(db, { url: stream.pictureUrl, source, signal }, now);
      return { ...stream, imageUrl: imageUrl ?? stream.imageUrl, picturedAt: now.toISOString() };
    }),
  );
  await inTransaction(db, async (tx) => {
    await tx.update(liveChecks).set({ streams }).where(isStillClaimed(check));
    await publish(tx, "live");
  });
}

type Picturing = { url: string; source: StreamSource; signal: AbortSignal };

/** Keeps a stream's picture as uploads are. Returns undefined if there's none. */
async function takePicture(db: Database, { url, source, signal }: Picturing, now: Date): Promise<string | undefined> {
  try {
    const original = await source.pictureAt(url, signal);
    if (!original) return undefined;
    const made = await reencode({ original, stopping: signal });
    return (await keepPicture(db, made, now)).url;
  } catch {
    return undefined;
  }
}

type Failed = Outcome & { channel: Channel; error: FetchFailure };

async function recordFailure(db: Database, { channel, claimed, error, log }: Failed, now: Date) {
  const failure = meaningNow(error.kind, channel);
  const nextTryAt = nextTryAfter({ ...claimed, retryAt: error.retryAt, waitMinutes }, now);
  const [recorded] = await db
    .update(liveChecks)
    .set({ nextTryAt, failure, failedSince: claimed.failedSince ?? now, failedTries: claimed.failedTries + 1 })
    .where(isStillClaimed(claimed))
    .returning({ id: liveChecks.id });
  if (!recorded || failure === claimed.failure) return; // each failure is logged once, not at each try
  log.warn({ platform: "twitch", failure, detail: error.detail, nextTryAt }, "couldn’t ask who is live");
}

/** Forgets who was live, once that may not be shown any more. */
export async function forgetStreams(db: Database, now = new Date()): Promise<void> {
  await db
    .update(liveChecks)
    .set({ streams: [] })
    .where(and(lt(liveChecks.succeededAt, new Date(now.getTime() - shownMs)), sql`${liveChecks.streams} <> '[]'`));
}
