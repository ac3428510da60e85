import { and, eq } from "drizzle-orm";
import { announce, type Database, inTransaction } from "#server/database/database.ts";
import { notSignedIn } from "#server/errors.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import {
  type ActingMember,
  holdMemberSession,
  requireMemberSession,
} from "#server/features/accounts/member-sessions.service.ts";
import { type AskedLink, claimLink, createLink } from "#server/features/accounts/sign-in/links.service.ts";
import { deletedMail, deletionMail } from "#server/features/accounts/sign-in/mails.format.ts";
import { deleteMemberApplications } from "#server/features/applications/applications.service.ts";
import { eraseFromAuditLog } from "#server/features/audit-log/personal-entries.service.ts";
import { deleteMemberEvents } from "#server/features/calendar/personal-events.service.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import { cancelMemberRedemptions } from "#server/features/points/resolved-redemptions.service.ts";

/**
 * Deletes an account immediately, with everything that `personalTables` lists. Returns whether it existed; if not, the
 * result is the same.
 */
export async function deleteMember(db: Database, memberId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const itself = eq(members.id, memberId);
    await cancelMemberRedemptions(tx, memberId);
    await deleteMemberEvents(tx, memberId);
    await deleteMemberApplications(tx, memberId);
    // from here on nothing more is written about them
    await tx.select({ id: members.id }).from(members).where(itself).for("update");
    await eraseFromAuditLog(tx, memberId);
    const deleted = await tx.delete(members).where(itself).returning({ id: members.id });
    if (deleted.length > 0) await announce(tx, deletionTopic + memberId);
    return deleted.length > 0;
  });
}

/** Deletes a member, and tells them by mail if they have confirmed their address. Returns whether the account existed. */
export async function deleteMemberAndNotify(tx: Database, memberId: string): Promise<boolean> {
  const { name, email, emailVerifiedAt } = members;
  const [member] = await tx.select({ name, email, emailVerifiedAt }).from(members).where(eq(members.id, memberId));
  if (!member || !(await deleteMember(tx, memberId))) return false;
  if (member.emailVerifiedAt) await queueMail(tx, { to: member.email, isLastTrace: true, ...deletedMail(member) });
  return true;
}

/**
 * Announced with the deleted member's id, so that the deletion list beside the backups has it before the deletion is
 * acknowledged.
 */
const deletionTopic = "deleted-member/";

export const deletedMemberIn = (topic: string): string | undefined =>
  topic.startsWith(deletionTopic) ? topic.slice(deletionTopic.length) : undefined;

/**
 * Deletes an account whose password was proven. Throws notSignedIn if the password has changed or the session has ended since.
 */
export async function deleteOwnAccount(db: Database, { member, proven }: { member: ActingMember; proven: string }) {
  await inTransaction(db, async (tx) => {
    const stillProves = and(eq(members.id, member.id), eq(members.passwordHash, proven));
    const held = await tx.select({ id: members.id }).from(members).where(stillProves).for("no key update");
    if (held.length === 0) throw notSignedIn();
    await requireMemberSession(tx, member);
    await deleteMemberAndNotify(tx, member.id);
  });
}

export async function sendDeletionLink(
  db: Database,
  { member, siteUrl }: AskedLink,
  now = new Date(),
): Promise<{ email: string }> {
  const { id: memberId, email } = member;
  await inTransaction(db, async (tx) => {
    await holdMemberSession(tx, member);
    const link = await createLink(tx, { memberId, email, purpose: "delete-account", siteUrl }, now);
    await queueMail(tx, { to: email, memberId, ...deletionMail(member, link) }, now);
  });
  return { email };
}

export async function deleteMemberByLink(db: Database, token: string, now = new Date()): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { memberId } = await claimLink(tx, { token, purpose: "delete-account" }, now);
    await deleteMemberAndNotify(tx, memberId);
  });
}
