import { and, eq, gt, lt } from "drizzle-orm";
import { ownAccountTexts, staffLinkHours } from "#contract/staff/own-account/constants.ts";
import type { Database } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { invalidInput } from "#server/errors.ts";
import { staffLinks } from "#server/features/staff/staff.table.ts";
import { hashOfToken, newToken } from "#server/platform/secrets/token.ts";

export type StaffLinkPurpose = typeof staffLinks.$inferSelect.purpose;

const pages = {
  "confirm-email": "/admin/confirm-email",
  "reset-password": "/admin/reset-password",
} as const satisfies Record<StaffLinkPurpose, string>;

type NewLink = { accountId: string; email: string; purpose: StaffLinkPurpose; siteUrl: string };

/** Creates a link that works once, for an email to this address. Its secret is in the fragment, so that it appears in no log. */
export async function createStaffLink(tx: Database, { siteUrl, ...link }: NewLink, now = new Date()) {
  const token = newToken();
  const hours = staffLinkHours[link.purpose];
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  await tx.insert(staffLinks).values({ ...link, tokenHash: hashOfToken(token), createdAt: now, expiresAt });
  return { address: `${siteUrl}${pages[link.purpose]}#${token}`, hours };
}

type Claim = { token: string; purpose: StaffLinkPurpose };

const isOpen = ({ token, purpose }: Claim, now: Date) =>
  and(eq(staffLinks.tokenHash, hashOfToken(token)), eq(staffLinks.purpose, purpose), gt(staffLinks.expiresAt, now));

const linkSpent = () => invalidInput(ownAccountTexts.linkSpent);

/** Returns whose link it is. Throws for one that can't be used, before any password is hashed for it. */
export async function requireOpenStaffLink(db: Database, claim: Claim, now = new Date()): Promise<string> {
  const [found] = await db.select({ accountId: staffLinks.accountId }).from(staffLinks).where(isOpen(claim, now));
  if (!found) throw linkSpent();
  return found.accountId;
}

/** Uses up the link. If several calls come at once, one gets it and the others throw. */
export async function claimStaffLink(tx: Database, claim: Claim, now = new Date()) {
  const [link] = await tx
    .delete(staffLinks)
    .where(isOpen(claim, now))
    .returning({ accountId: staffLinks.accountId, email: staffLinks.email });
  if (!link) throw linkSpent();
  return link;
}

export const countOpenStaffLinks = (tx: Database, accountId: string, purpose: StaffLinkPurpose, now = new Date()) => {
  const { accountId: owner, purpose: kind, expiresAt } = staffLinks;
  return tx.$count(staffLinks, and(eq(owner, accountId), eq(kind, purpose), gt(expiresAt, now)));
};

export async function dropStaffLinks(tx: Database, accountId: string, purpose: StaffLinkPurpose) {
  await tx.delete(staffLinks).where(and(eq(staffLinks.accountId, accountId), eq(staffLinks.purpose, purpose)));
}

export async function purgeStaffLinks(db: Database, now = new Date()) {
  await deleteInBatches(db, staffLinks, lt(staffLinks.expiresAt, now));
}
