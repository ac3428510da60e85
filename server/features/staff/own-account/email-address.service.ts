import { and, eq, gt } from "drizzle-orm";
import { ownAccountTexts } from "#contract/staff/own-account/constants.ts";
import type { StaffEmail } from "#contract/staff/own-account/schemas.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { conflict, forbidden } from "#server/errors.ts";
import { changeOwnAccount } from "#server/features/audit-log/audit-log.service.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import { consumeFreshStep } from "#server/features/staff/fresh-step.service.ts";
import { staffAccounts, staffLinks } from "#server/features/staff/staff.table.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { mailAccountChange } from "./account-notices.service.ts";
import { requireOwnPassword } from "./own-password-proof.service.ts";
import { claimStaffLink, createStaffLink, dropStaffLinks } from "./staff-links.service.ts";
import { confirmStaffEmail } from "./staff-mails.format.ts";

export async function getOwnEmail(db: Database, { adminId }: SignedInStaff, now = new Date()): Promise<StaffEmail> {
  if (adminId === null) throw forbidden();
  const isWaiting = and(eq(staffLinks.accountId, adminId), eq(staffLinks.purpose, "confirm-email"));
  const [[account], [link]] = await Promise.all([
    db.select({ email: staffAccounts.email }).from(staffAccounts).where(eq(staffAccounts.id, adminId)),
    db
      .select({ email: staffLinks.email })
      .from(staffLinks)
      .where(and(isWaiting, gt(staffLinks.expiresAt, now))),
  ]);
  return { email: account?.email ?? null, unconfirmed: link?.email ?? null };
}

type Ask = { by: SignedInStaff; email: string; currentPassword: string; siteUrl: string; team: Team };

/** Mails a link to the new address. The account keeps its current one until the link is opened. */
export async function askForEmail(
  db: Database,
  { by, email, currentPassword, siteUrl, team }: Ask,
): Promise<StaffEmail> {
  const { id: accountId } = await requireOwnPassword(db, { by, password: currentPassword });
  return changeOwnAccount(db, by, async (tx, account, { record }) => {
    await consumeFreshStep(tx, { account, by });
    record({ action: "staff-accounts.ask-for-email", ...named(by) });
    await dropStaffLinks(tx, accountId, "confirm-email"); // only one address at a time waits to be confirmed
    const link = await createStaffLink(tx, { accountId, email, purpose: "confirm-email", siteUrl });
    await queueMail(tx, { to: email, ...confirmStaffEmail(team, by.username, link) });
    return getOwnEmail(tx, by);
  });
}

type Confirm = { by: SignedInStaff; token: string; team: Team };

/**
 * Starts to use the address that the link was mailed to, and tells the previous one. The account's owner has to be
 * signed in, since a mistyped address may be someone else's.
 */
export async function confirmOwnEmail(db: Database, { by, token, team }: Confirm): Promise<{ email: string }> {
  if (by.adminId === null) throw forbidden();
  const isTheirs = eq(staffAccounts.id, by.adminId);
  return changeOwnAccount(db, by, async (tx, _account, { record }) => {
    const { accountId, email } = await claimStaffLink(tx, { token, purpose: "confirm-email" });
    if (accountId !== by.adminId) throw conflict(ownAccountTexts.notYourLink); // and the link still works
    await mailAccountChange(tx, { accountId, team }, "email");
    await tx.update(staffAccounts).set({ email }).where(isTheirs);
    await dropStaffLinks(tx, accountId, "reset-password"); // these went to the previous address
    record({ action: "staff-accounts.email", ...named(by) });
    return { email };
  });
}

/** Removes the address, so that no more emails about the account are sent. */
export async function removeOwnEmail(db: Database, { by, currentPassword, team }: Omit<Ask, "email" | "siteUrl">) {
  const { id } = await requireOwnPassword(db, { by, password: currentPassword });
  await changeOwnAccount(db, by, async (tx, account, { record }) => {
    await consumeFreshStep(tx, { account, by });
    record({ action: "staff-accounts.remove-email", ...named(by) });
    await mailAccountChange(tx, { accountId: id, team }, "no-email");
    await tx.update(staffAccounts).set({ email: null }).where(eq(staffAccounts.id, id));
    await tx.delete(staffLinks).where(eq(staffLinks.accountId, id));
  });
}

const named = ({ adminId, username }: SignedInStaff) => ({
  target: `admin account ${username}`,
  targetId: adminId ?? "",
});
