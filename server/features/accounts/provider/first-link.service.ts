import { and, eq, ne, or } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { memberIdentities, members } from "#server/features/accounts/accounts.table.ts";
import { endMemberSessions } from "#server/features/accounts/member-sessions.service.ts";
import { dropLinks } from "#server/features/accounts/sign-in/links.service.ts";
import { linkedMail } from "#server/features/accounts/sign-in/mails.format.ts";
import { removeSubscription } from "#server/features/calendar/subscriptions.service.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";

type Linked = { memberId: string; email: string; issuer: string; subject: string };

/**
 * Leaves the person who was just linked as the only one with a way into the account, and tells them by mail. The member is locked
 * by the caller, so that a session that begins meanwhile waits, and fails with the former password.
 */
export async function endOtherAccess(tx: Database, { memberId, email, issuer, subject }: Linked) {
  const isOther = or(ne(memberIdentities.issuer, issuer), ne(memberIdentities.subject, subject));
  await tx.delete(memberIdentities).where(and(eq(memberIdentities.memberId, memberId), isOther));
  await tx.update(members).set({ passwordHash: null }).where(eq(members.id, memberId));
  await dropLinks(tx, memberId);
  await removeSubscription(tx, memberId);
  await endMemberSessions(tx, memberId);
  await queueMail(tx, { to: email, memberId, ...linkedMail() });
}
