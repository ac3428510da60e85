import { discordTexts as say } from "#contract/discord/constants.ts";
import { discordFailureSentence } from "#contract/discord/failure-sentence.ts";
import type { DiscordConnection } from "#contract/discord/schemas.ts";
import type { Database } from "#server/database/database.ts";
import type { Settings } from "#server/env.ts";
import { conflict, invalidInput, notFound } from "#server/errors.ts";
import { type Actor, makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { isBeingTried } from "#server/features/channels/channels.service.ts";
import { discordBots, discordCards } from "#server/features/outbox/discord.table.ts";
import { sealToken } from "./bot-token.format.ts";

/** View Channel and Send Messages. */
const wantedPermissions = "3072";

type StoredBot = typeof discordBots.$inferSelect;
/** What an answer needs beside the row: the settings, and who asks. */
type Shown = { settings: Pick<Settings, "DISCORD_URL" | "DISCORD_WEBHOOK_URL"> };
type ByStaff = Shown & { by: Actor };

const target = "discord";

/** Returns how the team's Discord is connected, without the token. */
export async function readConnection(db: Database, { settings }: Shown, now = new Date()): Promise<DiscordConnection> {
  const [bot] = await db.select().from(discordBots);
  const hasWebhook = settings.DISCORD_WEBHOOK_URL !== undefined;
  return { hasWebhook, bot: bot ? asShown(bot, settings, now) : null };
}

function asShown(bot: StoredBot, { DISCORD_URL }: Shown["settings"], now: Date): DiscordConnection["bot"] {
  const { name, applicationId, channels, channelId, failure, failedSince, succeededAt, nextTryAt } = bot;
  return {
    name,
    inviteUrl: applicationId && inviteTo(DISCORD_URL, applicationId),
    channels,
    channelId,
    isBeingTried: isBeingTried(bot, now),
    succeededAt: succeededAt?.toISOString() ?? null,
    nextTryAt: nextTryAt.toISOString(),
    failure:
      failure && failedSince
        ? { kind: failure, sentence: discordFailureSentence(failure), since: failedSince.toISOString() }
        : null,
  };
}

const inviteTo = (origin: string, applicationId: string) =>
  `${origin}/oauth2/authorize?${new URLSearchParams({ client_id: applicationId, scope: "bot", permissions: wantedPermissions })}`;

/** Connects a bot, or replaces its token. The chosen channel stays, and is written into again. */
export async function connectBot(
  db: Database,
  { token, secret, by, settings }: ByStaff & { token: string; secret: string },
  now = new Date(),
): Promise<DiscordConnection> {
  return makeChange(db, by, async (tx, { record, publish }) => {
    const before = await lockBot(tx);
    const isGreeting = Boolean(before?.channelId);
    const tries = { askedAt: now, nextTryAt: now, triedAt: null, succeededAt: null };
    const noFailure = { failure: null, failedSince: null, failedTries: 0 };
    const set = { sealedToken: sealToken(token, secret), isGreeting, ...tries, ...noFailure };
    await tx.insert(discordBots).values(set).onConflictDoUpdate({ target: discordBots.platform, set });
    publish("discord");
    record({ action: before ? "discord.update" : "discord.connect", target, after: { isNewKey: true } });
    return readConnection(tx, { settings }, now);
  });
}

/** Chooses where the staff are told of news. Throws invalidInput for a channel that the bot didn't see. */
export async function chooseChannel(
  db: Database,
  { channelId, by, settings }: ByStaff & { channelId: string },
  now = new Date(),
): Promise<DiscordConnection> {
  return makeChange(db, by, async (tx, { record, publish }) => {
    const bot = await requireBot(tx);
    const named = (id: string | null) => bot.channels.find((channel) => channel.id === id)?.name ?? null;
    if (named(channelId) === null) throw invalidInput(say.unseenChannel, { channelId: say.unseenChannel });
    requireNoWait(bot, now);
    await tx.update(discordBots).set({ channelId, isGreeting: true, ...soon(now) });
    publish("discord");
    publish("kept"); // the privacy notice says what Discord gets
    const change = { before: { channel: named(bot.channelId) }, after: { channel: named(channelId) } };
    record({ action: "discord.choose-channel", target, ...change });
    return readConnection(tx, { settings }, now);
  });
}

/** Asks for a try soon. Throws conflict while Discord itself wants the site to wait. */
export async function testBot(db: Database, { by, settings }: ByStaff, now = new Date()): Promise<DiscordConnection> {
  return makeChange(db, by, async (tx, { record, publish }) => {
    const bot = await requireBot(tx);
    requireNoWait(bot, now);
    await tx.update(discordBots).set({ isGreeting: bot.channelId !== null, ...soon(now) });
    publish("discord");
    record({ action: "discord.test", target });
    return readConnection(tx, { settings }, now);
  });
}

const soon = (now: Date) => ({ askedAt: now, nextTryAt: now, failedTries: 0 });

function requireNoWait({ failure, nextTryAt }: StoredBot, now: Date) {
  if (failure === "limited" && nextTryAt > now) throw conflict(say.mustWait);
}

export async function disconnectBot(db: Database, { by }: Pick<ByStaff, "by">): Promise<void> {
  await makeChange(db, by, async (tx, { record, publish }) => {
    await requireBot(tx);
    await tx.delete(discordBots);
    await tx.delete(discordCards);
    publish("discord");
    publish("kept");
    record({ action: "discord.disconnect", target });
  });
}

async function lockBot(tx: Database): Promise<StoredBot | undefined> {
  const [bot] = await tx.select().from(discordBots).for("update");
  return bot;
}

async function requireBot(tx: Database): Promise<StoredBot> {
  const bot = await lockBot(tx);
  if (!bot) throw notFound(say.notConnected);
  return bot;
}

/** Lists Discord if the bot's last try failed, and why. */
export async function listFailingDiscord(db: Database) {
  const rows = await db.select({ failure: discordBots.failure }).from(discordBots);
  return rows.flatMap(({ failure }) => (failure ? [{ platform: "discord bot", failure }] : []));
}
