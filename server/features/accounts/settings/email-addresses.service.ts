import { and, eq, sql } from "drizzle-orm";
import { accountTexts } from "#contract/accounts/constants.ts";
import type { Team } from "#contract/team.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { isUniqueViolation } from "#server/database/sql-errors.ts";
import { conflict } from "#server/errors.ts";
import { dropLinks, findByEmail, lockForChange, lockMember } from "#server/features/accounts/accounts.service.ts";
import { memberLinks, members } from "#server/features/accounts/accounts.table.ts";
import {
  type AskedLink,
  createLink,
  findOwner,
  isOpen,
  linkSpent,
} from "#server/features/accounts/sign-in/links.service.ts";
import {
  addressChangedMail,
  addressInUseMail,
  changedAddressMail,
} from "#server/features/accounts/sign-in/mails.format.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";

/** Sends a link to the new address. If another account has it, only that account's owner is told. */
export async function sendChangeLink(
  db: Database,
  { member, siteUrl, email, team }: AskedLink & { email: string },
  now = new Date(),
): Promise<{ email: string }> {
  const owner = await findByEmail(db, email);
  await makeChange(db, { member }, async (tx) => {
    if (owner && owner.id !== member.id) {
      if (!(await lockMember(tx, owner.id))) return; // deleted a moment ago
      return queueMail(tx, { to: owner.email, memberId: owner.id, ...addressInUseMail(team, owner) }, now);
    }
    const { id: memberId } = member;
    const link = await createLink(tx, { memberId, email, purpose: "change-email", siteUrl }, now);
    await queueMail(tx, { to: email, memberId, ...changedAddressMail(team, link) }, now);
  });
  return { email };
}

type Opened = { token: string; team: Team };

/**
 * Proves the address that a link was sent to, and makes it the account's if that was asked for. Until it expires, a link that has
 * proved an address keeps saying so, since people open it twice.
 */
export async function verifyEmail(db: Database, { token, team }: Opened, now = new Date()): Promise<{ email: string }> {
  try {
    return await inTransaction(db, async (tx) => {
      await takeIntoUse(tx, { token, team }, now);
      return proveAddress(tx, token, now);
    });
  } catch (error) {
    // someone else has taken it by now
    if (isUniqueViolation(error, "members_one_email")) throw conflict(accountTexts.emailInUse);
    throw error;
  }
}

/**
 * Turns the link into one that proves the address, so if it is opened twice at once, one call changes the address and both
 * succeed.
 */
async function takeIntoUse(tx: Database, { token, team }: Opened, now: Date) {
  const claim = { token, purpose: "change-email" } as const;
  const owner = await findOwner(tx, claim, now);
  if (!owner) return;
  await lockForChange(tx, owner);
  const [link] = await tx
    .update(memberLinks)
    .set({ purpose: "verify-email" })
    .where(isOpen(claim, now))
    .returning({ email: memberLinks.email });
  if (!link) return;
  const itself = eq(members.id, owner);
  const [former] = await tx.select({ name: members.name, email: members.email }).from(members).where(itself);
  if (!former) return;
  await tx.update(members).set({ email: link.email, emailVerifiedAt: now }).where(itself);
  await dropLinks(tx, owner); // the ones sent to the former address
  await queueMail(tx, { to: former.email, memberId: owner, ...addressChangedMail(team, former) }, now);
}

/** Only proves the address that the link was sent to, if the account still has it. */
async function proveAddress(db: Database, token: string, now: Date): Promise<{ email: string }> {
  const [proven] = await db
    .update(members)
    .set({ emailVerifiedAt: sql`coalesce(${members.emailVerifiedAt}, ${now.toISOString()}::timestamptz)` })
    .from(memberLinks)
    .where(
      and(
        eq(members.id, memberLinks.memberId),
        isOpen({ token, purpose: "verify-email" }, now),
        sql`lower(${members.email}) = lower(${memberLinks.email})`,
      ),
    )
    .returning({ email: members.email });
  if (!proven) throw linkSpent();
  return proven;
}
