import { and, asc, eq, gt, lte, or } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import { credentialsOf } from "#contract/channels/constants.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { lockSocialCount, takeToldCount } from "#server/features/social-counts/social-counts.service.ts";
import { readKey } from "./channel-key.format.ts";
import { channels } from "./channels.table.ts";
import { longestWaitMs, meaningNow, nextTryAfter } from "./failed-try.format.ts";
import { type AskedChannel, type CountSources, FetchFailure } from "./platforms/ask.client.ts";

const minuteMs = 60_000;
const everyMs = 5 * minuteMs;
/** How long to wait after each failed try. */
const waitMinutes = [5, 15, 60, 360];
/** Longer than a try. Another instance then tries for one that was killed. */
export const leaseMs = 2 * minuteMs;
const deadlineMs = 15_000;

type StoredChannel = typeof channels.$inferSelect;
export type Fetching = {
  sources: CountSources;
  secret: string;
  log: Pick<Logger, "warn" | "info">;
  signal?: AbortSignal | undefined;
  deadlineMs?: number;
};

/** Fetches the counts that are due. Only one instance gets each of them. A failure changes nothing but the channel's own state. */
export async function fetchCounts(db: Database, fetching: Fetching, now = new Date()): Promise<void> {
  const due = await db
    .select()
    .from(channels)
    .where(isDue(channels.nextTryAt, now))
    .orderBy(asc(channels.platform))
    .limit(10);
  await Promise.all(
    due.map(async ({ platform }) => {
      const claimed = await claim(db, platform, now);
      if (claimed) await tryOnce(db, { channel: claimed, ...fetching }, now);
    }),
  );
}

/** Whether its time has come. A time too far ahead to have been planned counts too: the clock has been put back since. */
export const isDue = (nextTryAt: PgColumn, now: Date) =>
  or(lte(nextTryAt, now), gt(nextTryAt, new Date(now.getTime() + longestWaitMs + minuteMs)));

/** Plans the next try before this one, so that a try that is killed isn't the last. */
async function claim(db: Database, platform: StoredChannel["platform"], now: Date): Promise<StoredChannel | undefined> {
  const [claimed] = await db
    .update(channels)
    .set({ nextTryAt: new Date(now.getTime() + leaseMs) })
    .where(and(eq(channels.platform, platform), isDue(channels.nextTryAt, now)))
    .returning();
  return claimed;
}

async function tryOnce(db: Database, { channel, ...fetching }: Fetching & { channel: StoredChannel }, now: Date) {
  try {
    const followers = await countOf(channel, fetching);
    await recordCount(db, { channel, followers, log: fetching.log }, now);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    if (!fetching.signal?.aborted) await recordFailure(db, { channel, error, log: fetching.log }, now);
  }
}

async function countOf(channel: StoredChannel, fetching: Fetching): Promise<number> {
  const { sources, signal: stop, deadlineMs: ownDeadlineMs = deadlineMs } = fetching;
  const signal = AbortSignal.any([AbortSignal.timeout(ownDeadlineMs), ...(stop ? [stop] : [])]);
  return sources[channel.platform](credentials(channel, fetching.secret), signal);
}

/** Returns what to ask a platform with. Throws a FetchFailure if the key can't be read any more. */
export function credentials(channel: StoredChannel, secret: string): AskedChannel {
  const { platform, handle, clientId, sealedKey } = channel;
  if (credentialsOf[platform] === "none") return { handle, clientId: "", key: "" };
  const key = sealedKey === null ? undefined : readKey(sealedKey, { platform, secret });
  if (key === undefined) throw new FetchFailure("unreadable-key", "the site’s secret has changed");
  return { handle, clientId: clientId ?? "", key };
}

type Outcome = { channel: StoredChannel; log: Fetching["log"] };

/** Whether nobody has changed the channel, or asked for another try, since this try began. */
const isStillClaimed = ({ platform, nextTryAt }: StoredChannel) =>
  and(eq(channels.platform, platform), eq(channels.nextTryAt, nextTryAt));

async function recordCount(db: Database, { channel, followers, log }: Outcome & { followers: number }, now: Date) {
  const isRecorded = await inTransaction(db, async (tx) => {
    const [mine] = await tx.select().from(channels).where(isStillClaimed(channel)).for("update");
    if (!mine) return false;
    const drop = dropTo(followers, await lockSocialCount(tx, channel.platform));
    const isDismissed = mine.dropDismissedUntil !== null && mine.dropDismissedUntil > now;
    if (!drop) await takeToldCount(tx, { platform: channel.platform, followers, since: channel.connectedAt }, now);
    await tx
      .update(channels)
      .set({
        nextTryAt: new Date(now.getTime() + everyMs),
        triedAt: now,
        succeededAt: now,
        failure: null,
        failedSince: null,
        failedTries: 0,
        dropFollowers: drop && !isDismissed ? followers : null,
        dropSince: drop && !isDismissed ? (mine.dropSince ?? now) : null,
        dropDismissedUntil: drop ? mine.dropDismissedUntil : null,
      })
      .where(eq(channels.platform, channel.platform));
    return true;
  });
  if (isRecorded && channel.failure) log.info({ platform: channel.platform }, "a follower count arrives again");
}

/** Whether a count has fallen so far that a person should look. The first one that's told is only compared if it is zero. */
const dropTo = (followers: number, { shown, told }: { shown: number; told: number | null }) =>
  followers === 0 ? Math.max(shown, told ?? 0) > 0 : told !== null && followers < told / 2;

async function recordFailure(db: Database, { channel, error, log }: Outcome & { error: FetchFailure }, now: Date) {
  const failure = meaningNow(error.kind, channel);
  const nextTryAt = nextTryAfter({ ...channel, retryAt: error.retryAt, waitMinutes }, now);
  const [recorded] = await db
    .update(channels)
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
  const { platform } = channel;
  log.warn({ platform, failure, detail: error.detail, nextTryAt }, "couldn’t fetch a follower count");
}

/** Lists the platforms whose last try failed, and why. */
export const listFailing = async (db: Database) => {
  const rows = await db.select({ platform: channels.platform, failure: channels.failure }).from(channels);
  return rows.flatMap(({ platform, failure }) => (failure ? [{ platform, failure }] : []));
};
