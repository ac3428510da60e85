import { and, eq, ne, or } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { memberIdentities } from "#server/features/accounts/accounts.table.ts";
import { endMemberSessions } from "#server/features/accounts/member-sessions.service.ts";
import { linkedMail } from "#server/features/accounts/sign-in/mails.format.ts";
import { removeSubscription } from "#server/features/calendar/subscriptions.service.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";

type Linked = { memberId: string; email: string; issuer: string; subject: string };

/**
 * Tells the owner of the address that the account can be entered through the provider now, and how to be the only one in it. Whoever
 * came through the provider before, as somebody else with the same address, is out: an address has one owner there.
 */
export async function noteFirstLink(tx: Database, { memberId, email, issuer, subject }: Linked) {
  const isOther = or(ne(memberIdentities.issuer, issuer), ne(memberIdentities.subject, subject));
  const others = await tx
    .delete(memberIdentities)
    .where(and(eq(memberIdentities.memberId, memberId), isOther))
    .returning({ subject: memberIdentities.subject });
  if (others.length > 0) {
    await endMemberSessions(tx, memberId);
    await removeSubscription(tx, memberId);
  }
  await queueMail(tx, { to: email, memberId, ...linkedMail() });
}
