import { z } from "zod";
import { Id } from "#contract/fields.ts";
import { seal, unseal } from "#server/platform/secrets/sealed-text.ts";

const Ticket = z.object({
  challenge: z.string(),
  sessionId: Id,
  endsAt: z.number(),
  /** For a new passkey: its name, whether the account had a second factor when it was requested, and how many passkeys. */
  name: z.string().optional(),
  hadFactor: z.boolean().optional(),
  passkeys: z.int().optional(),
});
export type Ticket = z.infer<typeof Ticket>;

export type TicketKey = { secret: string; purpose: "new staff passkey" | "staff passkey again" };

const ticketMs = 5 * 60_000;

/** Encrypts what the browser carries between a passkey's challenge and its answer. Only this site can read it. */
export const sealTicket = (ticket: Omit<Ticket, "endsAt">, key: TicketKey, now: Date) =>
  seal(JSON.stringify({ ...ticket, endsAt: now.getTime() + ticketMs }), key);

/** Decrypts a ticket. Returns undefined if it is another session's, or too old. */
export function openTicket(
  sealed: string,
  { sessionId, ...key }: TicketKey & { sessionId: string },
  now: Date,
): Ticket | undefined {
  const text = unseal(sealed, key);
  const ticket = text === undefined ? undefined : Ticket.parse(JSON.parse(text));
  return ticket?.sessionId === sessionId && ticket.endsAt >= now.getTime() ? ticket : undefined;
}
