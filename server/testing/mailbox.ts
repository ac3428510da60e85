import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#server/database/database.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";

const ReceivedMail = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type ReceivedMail = z.output<typeof ReceivedMail>;

/** What waits to be sent to this address, oldest first; test sites send nothing by themselves. */
export async function queuedMails(db: Database, to: string): Promise<ReceivedMail[]> {
  const rows = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(sql`${outbox.payload}->>'to' = ${to}`)
    .orderBy(outbox.id);
  return rows.map(({ payload }) => ReceivedMail.parse(payload));
}
