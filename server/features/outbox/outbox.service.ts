import { randomUUIDv7 } from "node:crypto";
import { and, asc, eq, gt, inArray, isNull, lt, lte, min, or, type SQLWrapper, sql } from "drizzle-orm";
import { type Database, publish, publishHere } from "#server/database/database.ts";
import { clockSkewMs } from "#server/database/queries/clock-skew.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { keptSince } from "#server/database/queries/retention.ts";
import type { About, CardKind } from "./card.format.ts";
import { discordBots, discordCards } from "./discord.table.ts";
import { channels, outbox } from "./outbox.table.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  memberId?: string;
  /** By default it is sent immediately. */
  sendFrom?: Date;
  /** Deletes the row once the mail is sent or given up, because nothing about its reader may be kept. */
  isLastTrace?: true;
};

/** Longer than one try may take, so that nobody else tries at the same time. */
const leaseMs = 120_000;
const firstPauseMs = 1_000;
const longestPauseMs = 3_600_000;
/** With these pauses, the tries last about a day. */
const maxAttempts = 36;

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.deadAt));

/**
 * Stores a mail in the transaction it tells about. It is sent as soon as that is committed, or from `sendFrom` on. Returns the id
 * by which it can be withdrawn until then.
 */
export async function queueMail(
  db: Database,
  { memberId, isLastTrace, to, subject, text, sendFrom }: Mail,
  now = new Date(),
): Promise<string> {
  const id = randomUUIDv7();
  const payload = { to, subject: onOneLine(subject), text, ...(isLastTrace && { isLastTrace }) };
  const nextAttemptAt = sendFrom ?? now;
  await db.insert(outbox).values({ id, channel: "mail", memberId, payload, createdAt: now, nextAttemptAt });
  await publish(db, "outbox");
  return id;
}

/** Deletes a mail unless sending has begun. Returns whether it was deleted. */
export async function withdrawMail(tx: Database, { id, sendFrom }: { id: string; sendFrom: Date }): Promise<boolean> {
  // a try moves the time of the next one
  const isUntouched = and(eq(outbox.id, id), eq(outbox.nextAttemptAt, sendFrom), eq(outbox.attempts, 0), isWaiting);
  const withdrawn = await tx.delete(outbox).where(isUntouched).returning({ id: outbox.id });
  return withdrawn.length > 0;
}

/** `content` is what the webhook says. A bot's card says how things are when it's sent. */
export type Notice = { about: About; content: string; memberId: string; hasWebhook: boolean };

/**
 * Stores a message to the staff's Discord in the transaction it tells about, if they have a channel there. This instance sends it
 * once that is committed.
 */
export async function queueNotice(tx: Database, notice: Notice): Promise<void> {
  const { about, content, memberId, hasWebhook } = notice;
  await tx.execute(sql`
    with card as (
      insert into ${discordCards} (kind, subject_id)
      select ${about.kind}, ${about.id}::uuid from ${discordBots} where ${discordBots.channelId} is not null returning kind
    )
    insert into ${outbox} (id, channel, member_id, payload)
    select ${randomUUIDv7()}::uuid, 'discord', ${memberId}::uuid, ${JSON.stringify({ about, content })}::jsonb
    where ${hasWebhook}::boolean or exists (select from card)`);
  publishHere(tx, "outbox");
}

/** Has the cards of these changed or deleted, if the bot wrote any. */
export async function queueCardChanges(tx: Database, kind: CardKind, ids: string[] | SQLWrapper): Promise<void> {
  const id = discordCards.subjectId;
  const cards = await tx
    .select({ id })
    .from(discordCards)
    .where(and(eq(discordCards.kind, kind), inArray(id, ids)));
  if (cards.length === 0) return;
  const payloadOf = (id: string) => ({ about: { kind, id } satisfies About });
  await tx
    .insert(outbox)
    .values(cards.map(({ id }) => ({ id: randomUUIDv7(), channel: "discord" as const, payload: payloadOf(id) })));
  publishHere(tx, "outbox");
}

const onOneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();

export type Claim = typeof outbox.$inferSelect;

/** The latest moment a try can be planned for. A later one was planned before the clock was put back. */
const latestPlanned = (now: Date) => new Date(now.getTime() + longestPauseMs + clockSkewMs);
const isDue = (now: Date) => or(lte(outbox.nextAttemptAt, now), gt(outbox.nextAttemptAt, latestPlanned(now)));

/** Takes the message that has been due the longest, so that no other instance tries it until the lease ends. */
export async function claimNext(db: Database, now: Date): Promise<Claim | undefined> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, isDue(now)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claim] = await db
    .update(outbox)
    .set({ nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .where(eq(outbox.id, sql`(${due})`))
    .returning();
  return claim;
}

/** Returns when the next one is due, or its lease ends; undefined if none waits. */
export async function findNextDue(db: Database, now = new Date()): Promise<Date | undefined> {
  const [row] = await db
    .select({ next: min(outbox.nextAttemptAt) })
    .from(outbox)
    .where(isWaiting);
  if (!row?.next) return undefined;
  return row.next > latestPlanned(now) ? now : row.next;
}

const isLastTrace = ({ payload }: Claim) => "isLastTrace" in Object(payload);

/** Deletes the text of a sent message, since the links in it are secrets. */
export async function markSent(db: Database, claim: Claim, now: Date): Promise<void> {
  if (isLastTrace(claim)) return erase(db, claim);
  await db
    .update(outbox)
    .set({
      sentAt: now,
      attempts: sql`${outbox.attempts} + 1`,
      lastError: null,
      payload: sql`${outbox.payload} - 'text' - 'content'`,
    })
    .where(and(eq(outbox.id, claim.id), isWaiting));
}

async function erase(db: Database, { id }: Claim) {
  await db.delete(outbox).where(eq(outbox.id, id));
}

type Failed = { claim: Claim; reason: string; retryAt?: Date | undefined };

/**
 * Plans the next try, or gives up after the last one, unless someone else has the lease by now. The next try isn't before `retryAt`,
 * but within an hour.
 */
export async function markFailed(db: Database, { claim, reason, retryAt }: Failed, now: Date) {
  const attempts = claim.attempts + 1;
  const isGivenUp = attempts >= maxAttempts;
  const wantedMs = (retryAt?.getTime() ?? 0) - now.getTime();
  const pauseMs = Math.min(longestPauseMs, Math.max(firstPauseMs * 2 ** claim.attempts, wantedMs));
  if (isGivenUp && isLastTrace(claim)) {
    await erase(db, claim);
    return { isGivenUp };
  }
  await db
    .update(outbox)
    .set({
      attempts,
      lastError: reason,
      nextAttemptAt: new Date(now.getTime() + pauseMs),
      deadAt: isGivenUp ? now : null,
    })
    .where(and(eq(outbox.id, claim.id), eq(outbox.nextAttemptAt, claim.nextAttemptAt), isWaiting));
  return { isGivenUp };
}

/** Returns how many messages of each channel wait, and how many were given up. */
export async function countMessages(db: Database) {
  const dead = sql<number>`count(${outbox.deadAt})::int`;
  const rows = await db
    .select({ channel: outbox.channel, all: sql<number>`count(*)::int`, dead })
    .from(outbox)
    .where(isNull(outbox.sentAt))
    .groupBy(outbox.channel);
  return channels.map((channel) => {
    const row = rows.find((one) => one.channel === channel) ?? { all: 0, dead: 0 };
    return { channel, waiting: row.all - row.dead, dead: row.dead };
  });
}

/** Exports what was sent to a member, without the texts, since the links in them are secrets. */
export async function exportMails(db: Database, memberId: string) {
  const { payload, createdAt, sentAt } = outbox;
  const rows = await db
    .select({
      to: sql<string>`${payload}->>'to'`,
      subject: sql<string>`${payload}->>'subject'`,
      createdAt,
      sentAt,
    })
    .from(outbox)
    .where(and(eq(outbox.memberId, memberId), eq(outbox.channel, "mail")))
    .orderBy(asc(outbox.id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }));
}

export async function purgeOutbox(db: Database, now = new Date()): Promise<void> {
  const isOver = or(lt(outbox.sentAt, keptSince("sentMails", now)), lt(outbox.deadAt, keptSince("unsentMails", now)));
  await deleteInBatches(db, outbox, isOver);
}
