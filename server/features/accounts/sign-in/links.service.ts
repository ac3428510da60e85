import { and, eq, gt, lt } from "drizzle-orm";
import { accountTexts, linkHours } from "#contract/accounts/constants.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import type { Team } from "#contract/team.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { invalidInput, notSignedIn } from "#server/errors.ts";
import { lockForChange, lockMember } from "#server/features/accounts/accounts.service.ts";
import { memberLinks } from "#server/features/accounts/accounts.table.ts";
import type { SignedInMember } from "#server/features/accounts/member-sessions.service.ts";
import { hashOfToken, newToken } from "#server/platform/secrets/token.ts";

export type LinkPurpose = typeof memberLinks.$inferSelect.purpose;
/** The member who gets the link, the site that it leads to, and whose site it is. */
export type LinkTo<Who extends Member = Member> = { member: Who; siteUrl: string; team: Team };
/** For a link that the member asks for themselves. */
export type AskedLink = LinkTo<SignedInMember>;

const pages = {
  "verify-email": "/verify-email",
  "change-email": "/verify-email",
  "reset-password": "/reset-password",
  "delete-account": "/delete-account",
} as const satisfies Record<LinkPurpose, string>;

type NewLink = { memberId: string; email: string; purpose: LinkPurpose; siteUrl: string };

/** Creates a link that works once, for a mail to this address. Its secret is in the fragment, so that it appears in no log. */
export async function createLink(
  db: Database,
  { siteUrl, ...link }: NewLink,
  now = new Date(),
): Promise<{ address: string; hours: number }> {
  const token = newToken();
  const hours = linkHours[link.purpose];
  await inTransaction(db, async (tx) => {
    if (!(await lockMember(tx, link.memberId))) throw notSignedIn(); // deleted since the request began
    const expiresAt = new Date(now.getTime() + hours * 3_600_000);
    await tx.insert(memberLinks).values({ ...link, tokenHash: hashOfToken(token), createdAt: now, expiresAt });
  });
  return { address: `${siteUrl}${pages[link.purpose]}#${token}`, hours };
}

type Claim = { token: string; purpose: LinkPurpose };

export const isOpen = ({ token, purpose }: Claim, now: Date) =>
  and(eq(memberLinks.tokenHash, hashOfToken(token)), eq(memberLinks.purpose, purpose), gt(memberLinks.expiresAt, now));

export const linkSpent = () => invalidInput(accountTexts.linkSpent);

/** Returns whose link it is; undefined if it can't be used now. */
export async function findOwner(db: Database, claim: Claim, now: Date): Promise<string | undefined> {
  const [found] = await db.select({ memberId: memberLinks.memberId }).from(memberLinks).where(isOpen(claim, now));
  return found?.memberId;
}

/** Throws unless the link can be used now, before any work is done for it. */
export async function requireOpenLink(db: Database, claim: Claim, now = new Date()): Promise<void> {
  if (!(await findOwner(db, claim, now))) throw linkSpent();
}

/** Locks the member and uses the link up. If several try at once, one gets it and the others throw. */
export async function claimLink(tx: Database, claim: Claim, now = new Date()) {
  const owner = await findOwner(tx, claim, now);
  if (owner) await lockForChange(tx, owner);
  const [link] = await tx
    .delete(memberLinks)
    .where(isOpen(claim, now))
    .returning({ memberId: memberLinks.memberId, email: memberLinks.email });
  if (!link) throw linkSpent();
  return link;
}

export async function purgeLinks(db: Database, now = new Date()) {
  await deleteInBatches(db, memberLinks, lt(memberLinks.expiresAt, now));
}
