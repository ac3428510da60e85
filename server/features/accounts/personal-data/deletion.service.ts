import { and, eq, inArray, lt } from "drizzle-orm";
import type { Team } from "#contract/team.ts";
import { type Database, inTransaction, publish } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { keptSince } from "#server/database/queries/retention.ts";
import { notSignedIn } from "#server/errors.ts";
import { lockForChange } from "#server/features/accounts/accounts.service.ts";
import { deletedMembers, members } from "#server/features/accounts/accounts.table.ts";
import type { ActingMember } from "#server/features/accounts/member-sessions.service.ts";
import { type AskedLink, claimLink, createLink } from "#server/features/accounts/sign-in/links.service.ts";
import { deletedMail, deletionMail } from "#server/features/accounts/sign-in/mails.format.ts";
import { deleteMemberApplications } from "#server/features/applications/applications.service.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { eraseFromAuditLog } from "#server/features/audit-log/personal-entries.service.ts";
import { deleteMemberEvents } from "#server/features/calendar/personal-events.service.ts";
import { eraseReports } from "#server/features/contact-messages/personal-messages.service.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import { cancelMemberRedemptions } from "#server/features/points/redemptions.service.ts";

/**
 * Deletes an account immediately, with everything that features list as personal. Returns whether it existed; if not, the
 * result is the same.
 */
export async function deleteMember(db: Database, memberId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const itself = eq(members.id, memberId);
    await lockForChange(tx, memberId);
    await cancelMemberRedemptions(tx, memberId);
    await deleteMemberEvents(tx, memberId);
    await deleteMemberApplications(tx, memberId);
    // from here on nothing more is written about them, not even by staff
    await tx.select({ id: members.id }).from(members).where(itself).for("update");
    await eraseFromAuditLog(tx, memberId);
    await eraseReports(tx, memberId);
    const deleted = await tx.delete(members).where(itself).returning({ id: members.id });
    if (deleted.length === 0) return false;
    await tx.insert(deletedMembers).values({ id: memberId }).onConflictDoNothing();
    await publish(tx, deletionsTopic);
    await publish(tx, "kept");
    return true;
  });
}

type Leaving = { memberId: string; team: Team };

/** Deletes a member, and tells them by mail if they have confirmed their address. Returns whether the account existed. */
export async function deleteMemberAndNotify(tx: Database, { memberId, team }: Leaving): Promise<boolean> {
  const { name, email, emailVerifiedAt } = members;
  const [member] = await tx.select({ name, email, emailVerifiedAt }).from(members).where(eq(members.id, memberId));
  if (!member || !(await deleteMember(tx, memberId))) return false;
  if (member.emailVerifiedAt)
    await queueMail(tx, { to: member.email, isLastTrace: true, ...deletedMail(team, member) });
  return true;
}

/** Published with each deletion, so that its id is copied beside the backups. */
export const deletionsTopic = "deleted-members";

export const listDeletedMembers = (db: Database) => db.select().from(deletedMembers);

const atOnce = 1_000;

/**
 * Deletes accounts that a restored database has brought back: those of the list, and those that the database itself says were
 * deleted. Returns how many.
 */
export async function deleteAgain(db: Database, listedIds: readonly string[]): Promise<number> {
  const ids = [...new Set([...listedIds, ...(await listDeletedMembers(db)).map(({ id }) => id)])];
  let count = 0;
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    const found = await db.select({ id: members.id }).from(members).where(inArray(members.id, some));
    for (const { id } of found) if (await deleteMember(db, id)) count += 1;
  }
  return count;
}

/** Forgets deletions that no backup can undo any more. */
export async function purgeDeletedMembers(db: Database, now = new Date()): Promise<void> {
  await deleteInBatches(db, deletedMembers, lt(deletedMembers.deletedAt, keptSince("deletedMembers", now)));
}

type OwnDeletion = { member: ActingMember; proven: string; team: Team };

/**
 * Deletes an account whose password was proven. Throws notSignedIn if the password has changed or the session has ended since.
 */
export async function deleteOwnAccount(db: Database, { member, proven, team }: OwnDeletion) {
  await makeChange(db, { member }, async (tx) => {
    const stillProves = and(eq(members.id, member.id), eq(members.passwordHash, proven));
    if ((await tx.$count(members, stillProves)) === 0) throw notSignedIn();
    await deleteMemberAndNotify(tx, { memberId: member.id, team });
  });
}

export async function sendDeletionLink(
  db: Database,
  { member, siteUrl, team }: AskedLink,
  now = new Date(),
): Promise<{ email: string }> {
  const { id: memberId, email } = member;
  await makeChange(db, { member }, async (tx) => {
    const link = await createLink(tx, { memberId, email, purpose: "delete-account", siteUrl }, now);
    await queueMail(tx, { to: email, memberId, ...deletionMail(team, member, link) }, now);
  });
  return { email };
}

/** Deletes the account that the link was mailed to. Returns its id. */
export async function deleteMemberByLink(
  db: Database,
  { token, team }: { token: string; team: Team },
  now = new Date(),
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { memberId } = await claimLink(tx, { token, purpose: "delete-account" }, now);
    await deleteMemberAndNotify(tx, { memberId, team });
    return memberId;
  });
}
