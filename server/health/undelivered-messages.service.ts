import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Health } from "#contract/health/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { notFound } from "#server/errors.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import type { ActingStaff } from "#server/features/staff/staff-sessions.service.ts";

const mostListed = 50;
const isUndelivered = isNotNull(outbox.deadAt);

/** Counts what waits to be sent, and what the site has given up on. */
export async function readMailState(db: Database): Promise<Omit<Health["mail"], "isSent">> {
  const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.deadAt));
  const waiting = await db.$count(outbox, isWaiting);
  const [oldest] = await db
    .select({ lastError: outbox.lastError })
    .from(outbox)
    .where(isWaiting)
    .orderBy(outbox.createdAt)
    .limit(1);
  const undeliveredCount = await db.$count(outbox, isUndelivered);
  return { waiting, lastError: oldest?.lastError ?? null, undeliveredCount, undelivered: await listUndelivered(db) };
}

async function listUndelivered(db: Database): Promise<Health["mail"]["undelivered"]> {
  const { id, channel, payload, createdAt, deadAt, lastError } = outbox;
  const rows = await db
    .select({
      id,
      channel,
      to: sql<string | null>`${payload}->>'to'`,
      subject: sql<string | null>`${payload}->>'subject'`,
      createdAt,
      deadAt,
      lastError,
    })
    .from(outbox)
    .where(isUndelivered)
    .orderBy(desc(deadAt))
    .limit(mostListed);
  return rows.map(({ deadAt: gaveUpAt, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    gaveUpAt: (gaveUpAt ?? row.createdAt).toISOString(),
  }));
}

/** Sends a message again, with as many tries as a new one. */
export async function sendAgain(
  db: Database,
  { id, by }: { id: string; by: ActingStaff },
  now = new Date(),
): Promise<void> {
  await makeChange(db, by, async (tx, { record, publish }) => {
    const [message] = await tx
      .update(outbox)
      .set({ deadAt: null, attempts: 0, nextAttemptAt: now })
      .where(and(eq(outbox.id, id), isUndelivered))
      .returning({ channel: outbox.channel });
    if (!message) throw notFound("This message isn’t waiting to be sent again.");
    publish("outbox");
    record({ action: "undelivered-messages.send-again", target: message.channel, targetId: id });
  });
}
