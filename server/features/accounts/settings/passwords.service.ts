import { and, eq, sql } from "drizzle-orm";
import type { ChangePasswordRequest, ResetPasswordRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import type { Team } from "#contract/team.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { notSignedIn } from "#server/errors.ts";
import { findByEmail, memberColumns, memberOf } from "#server/features/accounts/accounts.service.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { endMemberSessions, type SignedInMember } from "#server/features/accounts/member-sessions.service.ts";
import { dropIdentities } from "#server/features/accounts/provider/provider-members.service.ts";
import { claimLink, createLink, requireOpenLink } from "#server/features/accounts/sign-in/links.service.ts";
import {
  passwordChangedMail,
  passwordSetByStaffMail,
  resetMail,
} from "#server/features/accounts/sign-in/mails.format.ts";
import { requirePassword } from "#server/features/accounts/sign-in/sign-in.service.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { removeSubscription } from "#server/features/calendar/subscriptions.service.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import { hashPassword } from "#server/platform/secrets/password.ts";

/** Sends a password reset link, if there is an account. */
export async function sendResetLink(
  db: Database,
  { email, siteUrl, team }: { email: string; siteUrl: string; team: Team },
  now = new Date(),
) {
  const member = await findByEmail(db, email);
  if (!member) return;
  const { id: memberId, email: to } = member;
  await inTransaction(db, async (tx) => {
    const link = await createLink(tx, { memberId, email: to, purpose: "reset-password", siteUrl }, now);
    await queueMail(tx, { to, memberId, ...resetMail(team, member, link) }, now);
  });
}

/**
 * Sets a new password with a mailed link, which proves the address too, and signs the member out everywhere. It leaves no other
 * way in, so an account that someone else had access to is only the owner's from now on.
 */
export async function resetPassword(
  db: Database,
  { token, newPassword, team }: ResetPasswordRequest & { team: Team },
  now = new Date(),
): Promise<{ email: string }> {
  const claim = { token, purpose: "reset-password" } as const;
  // checked first, so that only the holder of a link can have a password hashed
  await requireOpenLink(db, claim, now);
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(db, async (tx) => {
    const { memberId, email } = await claimLink(tx, claim, now);
    const wasLinked = await dropIdentities(tx, memberId);
    const isSame = sql`lower(${members.email}) = lower(${email})`;
    const provenAt = sql`coalesce(${members.emailVerifiedAt}, case when ${isSame} then ${now.toISOString()}::timestamptz end)`;
    const member = await setPassword(tx, { where: eq(members.id, memberId), passwordHash, provenAt, wasLinked, team });
    await endMemberSessions(tx, memberId);
    return { email: member.email };
  });
}

type Change = ChangePasswordRequest & { member: SignedInMember; team: Team };

/** Sets a new password with the current one, and signs the member out everywhere else. Returns its hash too. */
export async function changePassword(db: Database, change: Change): Promise<{ member: Member; passwordHash: string }> {
  const { member, currentPassword: password, newPassword, team } = change;
  const current = await requirePassword(db, { member, password, field: "currentPassword" });
  const passwordHash = await hashPassword(newPassword);
  return makeChange(db, { member }, async (tx) => {
    const isUnchanged = and(eq(members.id, member.id), eq(members.passwordHash, current));
    const changed = await setPassword(tx, { where: isUnchanged, passwordHash, team });
    await endMemberSessions(tx, member.id, { except: member.sessionId });
    return { member: changed, passwordHash };
  });
}

type NewPassword = {
  where: ReturnType<typeof and>;
  passwordHash: string;
  team: Team;
  provenAt?: ReturnType<typeof sql>;
  /** Whether the member could sign in through the provider until now. */
  wasLinked?: boolean;
  /** Set by staff rather than the member. */
  isByStaff?: boolean;
};

/**
 * Stores the password, and ends other access that doesn't need it. The caller ends the sessions, after this: a sign-in that
 * starts in between waits, and then fails with the old password. Throws notSignedIn if the account no longer meets the condition.
 */
export async function setPassword(
  db: Database,
  { where, passwordHash, team, provenAt, wasLinked = false, isByStaff }: NewPassword,
): Promise<Member> {
  const [row] = await db
    .update(members)
    .set({ passwordHash, ...(provenAt && { emailVerifiedAt: provenAt }) })
    .where(where)
    .returning(memberColumns);
  if (!row) throw notSignedIn(); // changed or deleted since the request began
  await removeSubscription(db, row.id);
  const write = isByStaff ? passwordSetByStaffMail : passwordChangedMail;
  await queueMail(db, { to: row.email, memberId: row.id, ...write(team, row, { wasLinked }) });
  return memberOf(row);
}
