import { and, eq, isNotNull } from "drizzle-orm";
import {
  type ConnectablePlatform,
  connectablePlatforms,
  credentialsOf,
  channelTexts as say,
} from "#contract/channels/constants.ts";
import { failureSentence } from "#contract/channels/failure-sentences.ts";
import type { ConnectRequest } from "#contract/channels/forms.ts";
import { handleIn } from "#contract/channels/handles.ts";
import type { Channel } from "#contract/channels/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { conflict, invalidInput, notFound } from "#server/errors.ts";
import { type Actor, makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { forgetToldCount, takeToldCount, toldCounts } from "#server/features/social-counts/social-counts.service.ts";
import { sealKey } from "./channel-key.format.ts";
import { channels } from "./channels.table.ts";

/** If a try that was asked for hasn't ended by then, something keeps the job from running. */
const longestTryMs = 3 * 60_000;
const dismissedMs = 24 * 3_600_000;

type StoredChannel = typeof channels.$inferSelect;

/** Lists the connected platforms, and how fetching their counts is going. No key leaves this. */
export async function listChannels(db: Database, now = new Date()): Promise<Channel[]> {
  const rows = await db.select().from(channels).limit(connectablePlatforms.length);
  const told = await toldCounts(db);
  return rows
    .sort((a, b) => connectablePlatforms.indexOf(a.platform) - connectablePlatforms.indexOf(b.platform))
    .map((row) => asChannel(row, told.get(row.platform) ?? { followers: null, isTypedIn: false }, now));
}

type Told = Pick<Channel, "followers" | "isTypedIn">;

const asChannel = (row: StoredChannel, told: Told, now: Date): Channel => ({
  platform: row.platform,
  handle: row.handle,
  clientId: row.clientId,
  hasKey: row.sealedKey !== null,
  ...told,
  succeededAt: row.succeededAt?.toISOString() ?? null,
  nextTryAt: row.nextTryAt.toISOString(),
  isBeingTried: isBeingTried(row, now),
  failure:
    row.failure && row.failedSince
      ? { kind: row.failure, sentence: failureSentence(row, row.failure), since: row.failedSince.toISOString() }
      : null,
  drop:
    row.dropFollowers !== null && row.dropSince
      ? { followers: row.dropFollowers, since: row.dropSince.toISOString() }
      : null,
});

/** Whether a try that someone asked for is still under way. */
export const isBeingTried = ({ askedAt, triedAt }: Pick<StoredChannel, "askedAt" | "triedAt">, now: Date) =>
  (triedAt === null || triedAt < askedAt) && now.getTime() - askedAt.getTime() < longestTryMs;

type ByStaff = { platform: ConnectablePlatform; by: Actor };

/**
 * Connects a platform, or changes how it's connected. A key that isn't given stays. With another handle it starts anew: the first
 * count replaces whatever is shown.
 */
export async function connectChannel(
  db: Database,
  { platform, by, connection, secret }: ByStaff & { connection: ConnectRequest; secret: string },
  now = new Date(),
): Promise<Channel> {
  return makeChange(db, by, async (tx, { record, publish: soon }) => {
    const before = await lockChannel(tx, platform);
    const connected = checkedConnection({ platform, connection, secret }, before);
    const isAnother = before?.handle !== connected.handle;
    if (isAnother) await forgetToldCount(tx, platform);
    const tries = { nextTryAt: now, askedAt: now, triedAt: null, succeededAt: null };
    const noFailure = { failure: null, failedSince: null, failedTries: 0 };
    const noDrop = { dropFollowers: null, dropSince: null, dropDismissedUntil: null };
    const connectedAt = isAnother || !before ? now : before.connectedAt;
    const set = { ...connected, ...tries, ...noFailure, ...noDrop, connectedAt };
    await tx
      .insert(channels)
      .values({ platform, ...set })
      .onConflictDoUpdate({ target: channels.platform, set });
    soon("channels");
    soon("connections");
    record({
      action: before ? "channels.update" : "channels.connect",
      target: platform,
      before: before && { handle: before.handle },
      after: { handle: connected.handle, isNewKey: Boolean(connection.key) },
    });
    return findChannel(tx, platform, now);
  });
}

type Unchecked = { platform: ConnectablePlatform; connection: ConnectRequest; secret: string };

/** Throws invalidInput unless everything is there that the platform wants. */
function checkedConnection({ platform, connection, secret }: Unchecked, before: StoredChannel | undefined) {
  const handle = handleIn(platform, connection.handle);
  if (handle === undefined) throw invalidInput(say.handle[platform], { handle: say.handle[platform] });
  const wanted = credentialsOf[platform];
  if (wanted === "none") return { handle, clientId: null, sealedKey: null };
  const clientId = connection.clientId || before?.clientId || null;
  if (wanted === "client" && !clientId) throw invalidInput(say.clientId, { clientId: say.clientId });
  const sealedKey = connection.key ? sealKey(connection.key, { platform, secret }) : before?.sealedKey;
  const missing = wanted === "client" ? say.clientSecret : say.key;
  if (!sealedKey) throw invalidInput(missing, { key: missing });
  return { handle, clientId: wanted === "client" ? clientId : null, sealedKey };
}

export async function disconnectChannel(db: Database, { platform, by }: ByStaff): Promise<void> {
  await makeChange(db, by, async (tx, { record, publish: soon }) => {
    const before = await requireChannel(tx, platform);
    soon("connections");
    await tx.delete(channels).where(eq(channels.platform, platform));
    await forgetToldCount(tx, platform);
    record({ action: "channels.disconnect", target: platform, before: { handle: before.handle } });
  });
}

/** Asks for a try soon. Throws conflict while the platform itself wants the site to wait. */
export async function testChannel(db: Database, { platform, by }: ByStaff, now = new Date()): Promise<Channel> {
  return makeChange(db, by, async (tx, { record, publish: soon }) => {
    const { failure, nextTryAt } = await requireChannel(tx, platform);
    if (failure === "limited" && nextTryAt > now) throw conflict(say.mustWait);
    await tx
      .update(channels)
      .set({ nextTryAt: now, askedAt: now, failedTries: 0 })
      .where(eq(channels.platform, platform));
    soon("channels");
    record({ action: "channels.test", target: platform });
    return findChannel(tx, platform, now);
  });
}

/** Shows a count that fell far, or keeps what is shown for a day. */
export async function decideDrop(
  db: Database,
  { platform, by, isAccepted }: ByStaff & { isAccepted: boolean },
  now = new Date(),
): Promise<Channel> {
  return makeChange(db, by, async (tx, { record }) => {
    const { dropFollowers: followers, connectedAt: since } = await requireChannel(tx, platform);
    if (followers === null) throw conflict(say.noDrop);
    if (isAccepted) await takeToldCount(tx, { platform, followers, since }, now);
    const dropDismissedUntil = isAccepted ? null : new Date(now.getTime() + dismissedMs);
    await tx
      .update(channels)
      .set({ dropFollowers: null, dropSince: null, dropDismissedUntil })
      .where(eq(channels.platform, platform));
    const action = isAccepted ? "channels.accept-drop" : "channels.dismiss-drop";
    record({ action, target: platform, after: { followers } });
    return findChannel(tx, platform, now);
  });
}

/** Whether a platform's key is stored. */
export const hasKeyOf = async (db: Database, platform: ConnectablePlatform) =>
  (await db.$count(channels, and(eq(channels.platform, platform), isNotNull(channels.sealedKey)))) > 0;

async function lockChannel(tx: Database, platform: ConnectablePlatform): Promise<StoredChannel | undefined> {
  const [row] = await tx.select().from(channels).where(eq(channels.platform, platform)).for("update");
  return row;
}

async function requireChannel(tx: Database, platform: ConnectablePlatform): Promise<StoredChannel> {
  const row = await lockChannel(tx, platform);
  if (!row) throw notFound(say.notConnected);
  return row;
}

async function findChannel(tx: Database, platform: ConnectablePlatform, now: Date): Promise<Channel> {
  const found = (await listChannels(tx, now)).find((channel) => channel.platform === platform);
  if (!found) throw notFound(say.notConnected);
  return found;
}
