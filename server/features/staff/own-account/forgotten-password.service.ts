import { eq } from "drizzle-orm";
import type { Team } from "#contract/team.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { recordEvent } from "#server/features/audit-log/audit-log.service.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import { forgetWrongPasswords } from "#server/features/rate-limits/sign-in-tries.service.ts";
import { endLinksOf } from "#server/features/staff/links/access-links.service.ts";
import { hasUsername, staffAccounts } from "#server/features/staff/staff.table.ts";
import { endStaffSessions } from "#server/features/staff/staff-sessions.service.ts";
import { hashPassword } from "#server/platform/secrets/password.ts";
import { mailAccountChange } from "./account-notices.service.ts";
import { claimStaffLink, countOpenStaffLinks, createStaffLink, requireOpenStaffLink } from "./staff-links.service.ts";
import { resetStaffPasswordMail } from "./staff-mails.format.ts";

/** The limits on mail allow fewer, unless they are raised. */
const maxOpenLinks = 10;

/**
 * Mails a link for a new password, if there is an account of this name and it has an address. Earlier links still work, since
 * anyone who knows the name can ask.
 */
export async function sendStaffResetLink(
  db: Database,
  { username, siteUrl, team }: { username: string; siteUrl: string; team: Team },
) {
  await inTransaction(db, async (tx) => {
    const [account] = await tx
      .select({ id: staffAccounts.id, username: staffAccounts.username, email: staffAccounts.email })
      .from(staffAccounts)
      .where(hasUsername(username))
      .for("no key update"); // so that simultaneous calls count each other's links
    if (!account?.email) return;
    const { id: accountId, email } = account;
    if ((await countOpenStaffLinks(tx, accountId, "reset-password")) >= maxOpenLinks) return;
    const link = await createStaffLink(tx, { accountId, email, purpose: "reset-password", siteUrl });
    await queueMail(tx, { to: email, ...resetStaffPasswordMail(team, account.username, link) });
    await recordEvent(tx, { by: { isVisitor: true }, action: "staff-accounts.ask-for-reset", ...named(account) });
  });
}

/**
 * Sets a new password with a mailed link, and ends the account's sessions and temporary links. It signs nobody in, as a second
 * factor may still be needed.
 */
export async function resetStaffPasswordByLink(
  db: Database,
  { token, newPassword, team }: { token: string; newPassword: string; team: Team },
) {
  const claim = { token, purpose: "reset-password" } as const;
  const accountId = await requireOpenStaffLink(db, claim); // hashing is slow, so only for an open link
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(db, async (tx) => {
    const { id, username } = staffAccounts;
    const isTheirs = eq(staffAccounts.id, accountId);
    const [account] = await tx.update(staffAccounts).set({ passwordHash }).where(isTheirs).returning({ id, username });
    await claimStaffLink(tx, claim);
    if (!account) throw new Error("The link’s account doesn’t exist");
    await endStaffSessions(tx, account.id);
    await endLinksOf(tx, account.id);
    await mailAccountChange(tx, { accountId: account.id, team }, "password");
    await forgetWrongPasswords(tx, account);
    await recordEvent(tx, {
      by: { signedIn: account },
      action: "staff-accounts.reset-by-mail",
      ...named(account),
    });
    return { username: account.username };
  });
}

const named = ({ id, username }: { id: string; username: string }) => ({
  target: `admin account ${username}`,
  targetId: id,
});
