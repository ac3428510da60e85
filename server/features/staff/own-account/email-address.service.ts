import { and, eq, gt } from "drizzle-orm";
import type { StaffEmail } from "#contract/staff/own-account/schemas.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { forbidden } from "#server/errors.ts";
import { recordChange } from "#server/features/audit-log/audit-log.service.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import { staffAccounts, staffLinks } from "#server/features/staff/staff.table.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { requireOwnPassword } from "./own-password-proof.service.ts";
import { claimStaffLink, createStaffLink, dropStaffLinks, requireOpenStaffLink } from "./staff-links.service.ts";
import { confirmStaffEmail } from "./staff-mails.format.ts";
import { tellAccount } from "./tell-account.service.ts";

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

type Ask = { by: SignedInStaff; email: string; currentPassword: string; siteUrl: string };

/** Mails a link to the new address; the account keeps the one it has until the link is opened. */
export async function askForEmail(db: Database, { by, email, currentPassword, siteUrl }: Ask): Promise<StaffEmail> {
  const { id: accountId } = await requireOwnPassword(db, { by, password: currentPassword });
  await inTransaction(db, async (tx) => {
    await recordChange(tx, { by, action: "staff-accounts.ask-for-email", ...named(by) });
    const link = await createStaffLink(tx, { accountId, email, purpose: "confirm-email", siteUrl });
    await queueMail(tx, { to: email, ...confirmStaffEmail(by.username, link) });
  });
  return getOwnEmail(db, by);
}

/** Takes the address into use that the link was mailed to, and tells the one before. */
export async function confirmOwnEmail(db: Database, token: string): Promise<{ email: string }> {
  const claim = { token, purpose: "confirm-email" } as const;
  const accountId = await requireOpenStaffLink(db, claim);
  return inTransaction(db, async (tx) => {
    const isTheirs = eq(staffAccounts.id, accountId);
    const { id, username } = staffAccounts;
    const [account] = await tx.select({ id, username }).from(staffAccounts).where(isTheirs).for("update");
    const { email } = await claimStaffLink(tx, claim);
    if (!account) throw new Error("A link outlived its account");
    await tellAccount(tx, accountId, "email");
    await tx.update(staffAccounts).set({ email }).where(isTheirs);
    await dropStaffLinks(tx, accountId, "reset-password"); // it went to the former address
    const by = { signedIn: account };
    await recordChange(tx, { by, action: "staff-accounts.email", ...namedAccount(account) });
    return { email };
  });
}

/** Mail about the account goes nowhere from then on. */
export async function removeOwnEmail(db: Database, { by, currentPassword }: Omit<Ask, "email" | "siteUrl">) {
  const { id } = await requireOwnPassword(db, { by, password: currentPassword });
  await inTransaction(db, async (tx) => {
    await recordChange(tx, { by, action: "staff-accounts.remove-email", ...named(by) });
    await tellAccount(tx, id, "no-email");
    await tx.update(staffAccounts).set({ email: null }).where(eq(staffAccounts.id, id));
    await tx.delete(staffLinks).where(eq(staffLinks.accountId, id));
  });
}

const namedAccount = ({ id, username }: { id: string; username: string }) => ({
  target: `admin account ${username}`,
  targetId: id,
});
const named = ({ adminId, username }: SignedInStaff) => namedAccount({ id: adminId ?? "", username });
