import { and, eq } from "drizzle-orm";
import type { Logger } from "pino";
import { greeting } from "#contract/discord/constants.ts";
import type { Database } from "#server/database/database.ts";
import { meaningNow, nextTryAfter } from "#server/features/channels/failed-try.format.ts";
import { isDue, leaseMs } from "#server/features/channels/fetch-counts.service.ts";
import { FetchFailure } from "#server/features/channels/platforms/ask.client.ts";
import { discordBots, discordCards } from "#server/features/outbox/discord.table.ts";
import type { DiscordBot } from "./bot.client.ts";
import { readToken } from "./bot-token.format.ts";

const everyMs = 3_600_000;
/** How long to wait after each failed try. */
const waitMinutes = [5, 15, 60, 360];
const deadlineMs = 20_000;

type StoredBot = typeof discordBots.$inferSelect;
export type Trying = {
  client: DiscordBot;
  secret: string;
  log: Pick<Logger, "warn" | "info">;
  signal?: AbortSignal | undefined;
  deadlineMs?: number;
};

/** Asks Discord what the bot sees, if that's due, and writes into its channel if someone wants to see that. One instance does. */
export async function tryBot(db: Database, trying: Trying, now = new Date()): Promise<void> {
  const [bot] = await db
    .update(discordBots)
    .set({ nextTryAt: new Date(now.getTime() + leaseMs) }) // so that a try that is killed isn't the last
    .where(isDue(discordBots.nextTryAt, now))
    .returning();
  if (!bot) return;
  try {
    const seen = await seenBy(bot, trying);
    await record(db, bot, {
      ...seen,
      isGreeting: false,
      nextTryAt: new Date(now.getTime() + everyMs),
      triedAt: now,
      succeededAt: now,
      failure: null,
      failedSince: null,
      failedTries: 0,
    });
    // another bot can't change what the one before wrote
    if (bot.applicationId && bot.applicationId !== seen.applicationId) await db.delete(discordCards);
    if (bot.failure) trying.log.info("the Discord bot works again");
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    if (!trying.signal?.aborted) await recordFailure(db, { bot, error, log: trying.log }, now);
  }
}

async function seenBy(bot: StoredBot, { client, secret, signal: stop, deadlineMs: ownMs = deadlineMs }: Trying) {
  const token = readToken(bot.sealedToken, secret);
  if (token === undefined) throw new FetchFailure("unreadable-key", "the site’s secret has changed");
  const asking = { token, signal: AbortSignal.any([AbortSignal.timeout(ownMs), ...(stop ? [stop] : [])]) };
  const { id: applicationId, name } = await client.readApplication(asking);
  const channels = await client.listChannels(asking);
  const { channelId } = bot;
  if (channelId !== null && !channels.some(({ id }) => id === channelId))
    throw new FetchFailure("not-found", "the chosen channel isn’t among those that the bot sees");
  if (bot.isGreeting && channelId !== null) await client.send({ channelId, content: greeting }, asking);
  return { applicationId, name, channels };
}

/** Stores how a try went, unless somebody has changed the bot or asked for another try since it began. */
const record = (db: Database, { nextTryAt }: StoredBot, set: Partial<StoredBot>) =>
  db
    .update(discordBots)
    .set(set)
    .where(and(eq(discordBots.platform, "discord"), eq(discordBots.nextTryAt, nextTryAt)))
    .returning({ platform: discordBots.platform });

type Failed = { bot: StoredBot; error: FetchFailure; log: Trying["log"] };

async function recordFailure(db: Database, { bot, error, log }: Failed, now: Date) {
  const failure = meaningNow(error.kind, bot);
  const nextTryAt = nextTryAfter({ ...bot, retryAt: error.retryAt, waitMinutes }, now);
  const failedSince = bot.failedSince ?? now;
  const recorded = await record(db, bot, {
    nextTryAt,
    triedAt: now,
    failure,
    failedSince,
    failedTries: bot.failedTries + 1,
  });
  if (recorded.length === 0 || failure === bot.failure) return; // each failure is logged once, not at each try
  log.warn({ failure, detail: error.detail, nextTryAt }, "the Discord bot doesn’t work");
}
