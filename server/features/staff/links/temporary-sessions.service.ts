import { randomUUIDv7 } from "node:crypto";
import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import type { z } from "zod";
import { accessLinkTexts } from "#contract/access-links/constants.ts";
import type { AccessOffer, MonitoringSession } from "#contract/access-links/schemas.ts";
import { maxPageSize } from "#contract/paging.ts";
import type { Team } from "#contract/team.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { conflict, notFound } from "#server/errors.ts";
import { makeChange, recordEvent } from "#server/features/audit-log/audit-log.service.ts";
import { mailOpenedLink } from "#server/features/staff/account-mails.service.ts";
import { markedGuestName, requireFreeName } from "#server/features/staff/guest-name.service.ts";
import { accessLinks, staffSessions } from "#server/features/staff/staff.table.ts";
import { longestUserAgent, type SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { hashOfToken, newToken } from "#server/platform/secrets/token.ts";
import { isOpenAt, named, stateOf } from "./access-links.service.ts";

type Link = typeof accessLinks.$inferSelect;
type Offer = z.input<typeof AccessOffer>;

/** Returns the link with this code, open or not; undefined if there is none. */
export async function findLinkByCode(db: Database, code: string): Promise<Link | undefined> {
  const [found] = await db
    .select()
    .from(accessLinks)
    .where(eq(accessLinks.codeHash, hashOfToken(code)));
  return found;
}

/**
 * Returns what an open link grants. Looking doesn't use it up, since chat services look at every address that is posted. Throws
 * conflict if it isn't open.
 */
export function offerOf(link: Link, now = new Date()): Offer {
  if (stateOf(link, now) !== "active") throw conflict(accessLinkTexts.spent);
  const { role, description, expiresAt } = link;
  return { role, description, expiresAt: expiresAt.toISOString() };
}

/** Who opens a link: the name they give, their address and browser. */
type Guest = { name: string; ipAddress: string; userAgent: string };
/** A link, who opens it, and the site's address and team for the email about it. */
type Claim = { link: Link; guest: Guest; siteUrl: string; team: Team };
type Claimed = { token: string; expiresAt: Date; offer: Offer };

/** Uses an open link up and returns the token for the cookie of its session. If several try at once, one gets it. */
export async function claimLink(
  db: Database,
  { link, guest, siteUrl, team }: Claim,
  now = new Date(),
): Promise<Claimed> {
  const offer = offerOf(link, now);
  const { id: linkId, role, expiresAt } = link;
  return inTransaction(db, async (tx) => {
    await requireFreeName(tx, guest.name);
    const claimed = await tx
      .update(accessLinks)
      .set({ usedAt: now, usedBy: guest.name, sealedCode: null })
      .where(and(eq(accessLinks.id, linkId), isOpenAt(now)))
      .returning({ id: accessLinks.id });
    if (claimed.length === 0) throw conflict(accessLinkTexts.spent);
    const { sessionId, token } = await startTemporarySession(tx, { linkId, expiresAt, guest }, now);
    const by = { adminId: null, username: guest.name, sessionId, role };
    await recordEvent(tx, { by, action: "access-links.claim", ...named(link), after: { role, expiresAt } });
    const opened = { guest: markedGuestName(guest.name), siteUrl, team };
    if (link.createdById) await mailOpenedLink(tx, link.createdById, opened);
    return { token, expiresAt, offer };
  });
}

type Start = { linkId: string; expiresAt: Date; guest: Guest };

/** Starts a session that ends when its link does, even if it is hardly used. */
export async function startTemporarySession(tx: Database, { linkId, expiresAt, guest }: Start, now = new Date()) {
  const token = newToken();
  const sessionId = randomUUIDv7();
  await tx.insert(staffSessions).values({
    id: sessionId,
    tokenHash: hashOfToken(token),
    linkId,
    guestName: guest.name,
    ipAddress: guest.ipAddress,
    userAgent: guest.userAgent.slice(0, longestUserAgent),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return { sessionId, token };
}

/** Lists the current sessions of temporary links, most recently active first. */
export async function listMonitoringSessions(db: Database, now = new Date()): Promise<MonitoringSession[]> {
  const rows = await db
    .select({ session: staffSessions, link: accessLinks })
    .from(staffSessions)
    .innerJoin(accessLinks, eq(accessLinks.id, staffSessions.linkId))
    .where(gt(staffSessions.expiresAt, now))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id))
    .limit(maxPageSize);
  return rows.map(({ session, link }) => ({
    id: session.id,
    sessionId: session.id.slice(-8), // the beginning of the id is the time, which several may share
    name: markedGuestName(session.guestName ?? ""),
    role: link.role,
    ipAddress: session.ipAddress,
    linkId: link.id,
    lastActivity: session.lastSeenAt.toISOString(),
    userAgent: session.userAgent,
    expiresAt: session.expiresAt.toISOString(),
  }));
}

export async function endTemporarySession(db: Database, { id, by }: { id: string; by: SignedInStaff }): Promise<void> {
  await makeChange(db, by, async (tx, { record }) => {
    const [ended] = await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.id, id), isNotNull(staffSessions.linkId)))
      .returning({ guestName: staffSessions.guestName });
    if (!ended) throw notFound("This session doesn’t exist.");
    const target = `session of ${markedGuestName(ended.guestName ?? "")}`;
    record({ action: "access-links.end-session", target, targetId: id });
  });
}
