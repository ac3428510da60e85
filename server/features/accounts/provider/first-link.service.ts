import { and, eq, ne, or } from "drizzle-orm";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { memberIdentities, members } from "#server/features/accounts/accounts.table.ts";
import { endMemberSessions } from "#server/features/accounts/member-sessions.service.ts";
import { linkedMail, takenBackMail } from "#server/features/accounts/sign-in/mails.format.ts";
import { removeSubscription } from "#server/features/calendar/subscriptions.service.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";

type Linked = { memberId: string; email: string; issuer: string; subject: string; team: Team };

/**
 * Tells the address's owner that someone can now sign in through the provider, and how to keep everyone else out. An
 * address has one owner at the provider, so anyone linked earlier with the same address is removed. The password is
 * removed with them, since we can't tell who set it.
 */
export async function handleFirstLink(tx: Database, { memberId, email, issuer, subject, team }: Linked) {
  const isOther = or(ne(memberIdentities.issuer, issuer), ne(memberIdentities.subject, subject));
  const others = await tx
    .delete(memberIdentities)
    .where(and(eq(memberIdentities.memberId, memberId), isOther))
    .returning({ subject: memberIdentities.subject });
  const wasOthers = others.length > 0;
  if (wasOthers) {
    await tx.update(members).set({ passwordHash: null }).where(eq(members.id, memberId));
    await endMemberSessions(tx, memberId);
    await removeSubscription(tx, memberId);
  }
  await queueMail(tx, { to: email, memberId, ...(wasOthers ? takenBackMail(team) : linkedMail(team)) });
}
