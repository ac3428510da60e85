import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#server/database/database.ts";
import { deliverNext } from "#server/features/outbox/delivery.service.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import type { Transport } from "#server/features/outbox/transport.client.ts";
import type { ReceivedMail } from "./received-mail.ts";

const Queued = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** Returns what was queued for this address, oldest first. Test sites send nothing by themselves. */
export async function queuedMails(db: Database, to: string): Promise<ReceivedMail[]> {
  const rows = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(sql`${outbox.payload}->>'to' = ${to}`)
    .orderBy(outbox.id);
  return rows.map(({ payload }) => Queued.parse(payload));
}

/** Uses one transport for every channel. */
export const everyChannel = (transport: Transport) => ({ mail: transport, discord: transport });

/** Sends what waits, to nowhere. */
export async function sendQueuedMails(db: Database) {
  const transports = everyChannel({ destination: "nowhere", send: async () => {} });
  while (await deliverNext(db, { transports, log: { warn: () => {} } })) {} // one after another
}

/** Returns the only mail's row, sent or not. Throws if there isn't exactly one. */
export async function onlyMail(db: Database): Promise<typeof outbox.$inferSelect> {
  const [row, ...others] = await db.select().from(outbox);
  if (!row || others.length > 0) throw new Error("There is not exactly one mail.");
  return row;
}
