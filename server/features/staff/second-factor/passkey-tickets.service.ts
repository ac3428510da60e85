import { lt } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { usedPasskeyTickets } from "#server/features/staff/second-factor.table.ts";
import { hashOfToken } from "#server/platform/secrets/token.ts";
import { openTicket, type Ticket, type TicketKey } from "./passkey-ticket.format.ts";

type Sealed = TicketKey & { ticket: string; sessionId: string };

/**
 * Uses up a ticket. If it comes several times at once, one call gets it. Returns undefined if it was used before, is another
 * session's, or is too old. Call it outside a transaction, so that a ticket whose passkey failed is used up too.
 */
export async function claimTicket(
  db: Database,
  { ticket: sealed, ...key }: Sealed,
  now: Date,
): Promise<Ticket | undefined> {
  const ticket = openTicket(sealed, key, now);
  if (!ticket) return undefined;
  const [claimed] = await db
    .insert(usedPasskeyTickets)
    .values({ challengeHash: hashOfToken(ticket.challenge), endsAt: new Date(ticket.endsAt) })
    .onConflictDoNothing()
    .returning();
  return claimed && ticket;
}

export async function purgeUsedTickets(db: Database, now = new Date()) {
  await deleteInBatches(db, usedPasskeyTickets, lt(usedPasskeyTickets.endsAt, now));
}
