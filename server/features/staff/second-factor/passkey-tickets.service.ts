import type { Database } from "#server/database/database.ts";
import { countTry } from "#server/features/rate-limits/rate-limits.service.ts";
import { hashOfToken } from "#server/platform/secrets/token.ts";
import { openTicket, type Ticket, type TicketKey } from "./passkey-ticket.format.ts";

type Sealed = TicketKey & { ticket: string; sessionId: string };

/**
 * Uses up a ticket: if it comes several times at once, one call gets it. Undefined if it was used before, is another session's, or
 * is too old. Called outside a transaction, so that a ticket whose passkey failed is used up too.
 */
export async function useTicket(
  db: Database,
  { ticket: sealed, ...key }: Sealed,
  now: Date,
): Promise<Ticket | undefined> {
  const ticket = openTicket(sealed, key, now);
  if (!ticket) return undefined;
  const use = { name: "passkeyTicket", subject: hashOfToken(ticket.challenge), factor: 1 } as const;
  return (await countTry(db, use, now)) === 0 ? ticket : undefined;
}
