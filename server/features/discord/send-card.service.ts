import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { discordFailureSentence } from "#contract/discord/failure-sentence.ts";
import type { Database } from "#server/database/database.ts";
import { FetchFailure } from "#server/features/channels/platforms/ask.client.ts";
import type { About, Cards } from "#server/features/outbox/card.format.ts";
import { discordBots, discordCards } from "#server/features/outbox/discord.table.ts";
import { DeliveryFailed } from "#server/features/outbox/transport.client.ts";
import type { DiscordBot } from "./bot.client.ts";
import { readToken } from "./bot-token.format.ts";

export type CardParts = {
  client: DiscordBot;
  secret: string;
  siteUrl: string;
  cards: Cards;
};
type Sending = CardParts & { about: About; isNew: boolean };

/** While a card is sent, what it's about may change. It's then sent again, but not forever. */
const mostRounds = 5;

/**
 * Writes a card into the staff's channel, or makes the one that's there say how things are now. Returns false if no channel is chosen.
 * What it says is read when it's sent, so late and repeated deliveries do no harm. Throws a DeliveryFailed.
 */
export async function sendCard(db: Database, sending: Sending, signal: AbortSignal): Promise<boolean> {
  const [bot] = await db.select().from(discordBots);
  if (!bot?.channelId) return false;
  const token = readToken(bot.sealedToken, sending.secret);
  if (token === undefined) throw new DeliveryFailed(discordFailureSentence("unreadable-key"));
  try {
    await update(db, { ...sending, channelId: bot.channelId, asking: { token, signal } });
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    throw new DeliveryFailed(discordFailureSentence(error.kind), error.retryAt);
  }
  return true;
}

type Updating = Sending & { channelId: string; asking: { token: string; signal: AbortSignal } };

async function update(db: Database, updating: Updating): Promise<void> {
  const { about, cards, siteUrl, isNew, client, asking } = updating;
  let sent: string | undefined;
  for (let round = 0; round < mostRounds; round++) {
    const place = await findPlace(db, updating);
    if (!place) return;
    const card = await cards[about.kind]?.(db, about.id);
    if (!card) return removeCard(db, updating, place.messageId ? place : undefined);
    const message = { content: card.text, opens: siteUrl + card.path };
    const wanted = JSON.stringify(message);
    if (wanted === sent) return;
    if (place.messageId) {
      if (!(await unlessGone(client.edit(place.messageId, { ...message, channelId: place.channelId }, asking))))
        return forgetCard(db, about);
    } else {
      if (!isNew) return; // the delivery that writes it will say how things are then
      const { channelId } = place;
      const written = await client.send({ ...message, channelId }, asking, nonceOf(about));
      await db.update(discordCards).set({ channelId, messageId: written.id }).where(isAbout(about));
      if (written.content !== message.content) continue; // an earlier delivery wrote it
    }
    sent = wanted;
  }
  throw new DeliveryFailed("It changed while it was sent, again and again.");
}

const isAbout = ({ kind, id }: About) => and(eq(discordCards.kind, kind), eq(discordCards.subjectId, id));

/** By this, Discord knows a message that is sent once more because the site was killed. */
const nonceOf = ({ kind, id }: About) => createHash("sha256").update(`${kind} ${id}`).digest("base64url").slice(0, 24);

type Place = { channelId: string; messageId: string | null };

/** Returns where the card is or goes; undefined if it was never sent, and nobody wants it. */
async function findPlace(db: Database, { about, channelId, isNew }: Updating): Promise<Place | undefined> {
  if (isNew) await db.insert(discordCards).values({ kind: about.kind, subjectId: about.id }).onConflictDoNothing();
  const [card] = await db.select().from(discordCards).where(isAbout(about));
  return card && { channelId: card.channelId ?? channelId, messageId: card.messageId };
}

async function removeCard(db: Database, { about, client, asking }: Updating, place: Place | undefined) {
  if (place?.messageId) await unlessGone(client.remove({ ...place, messageId: place.messageId }, asking));
  await forgetCard(db, about);
}

const forgetCard = async (db: Database, about: About) => {
  await db.delete(discordCards).where(isAbout(about));
};

/** Returns false if Discord doesn't have the message any more, because somebody deleted it there. */
async function unlessGone(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof FetchFailure && error.kind === "not-found") return false;
    throw error;
  }
}
