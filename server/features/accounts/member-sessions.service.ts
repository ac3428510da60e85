import { randomUUIDv7 } from "node:crypto";
import { and, desc, eq, gt, lt, ne, notInArray, or, sql } from "drizzle-orm";
import { accountTexts } from "#contract/accounts/constants.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { askTogether } from "#server/database/queries/ask-together.ts";
import { writeIfPossible } from "#server/database/queries/best-effort.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { prepareOnce } from "#server/database/queries/prepare-once.ts";
import { keptMs } from "#server/database/queries/retention.ts";
import { notSignedIn, wrongCredentials } from "#server/errors.ts";
import { hashOfToken, newToken } from "#server/platform/secrets/token.ts";
import { dropLinks, lockForChange, memberColumns, memberOf } from "./accounts.service.ts";
import { memberIdentities, memberSessions, members } from "./accounts.table.ts";

const minuteMs = 60_000;
/** A session ends when it hasn't been used for this long, and in any case after the longer time below. */
const idleMs = keptMs("idleMemberSessions");
export const memberSessionMs = keptMs("memberSessions");
const maxPerMember = 20;
/** How precisely we record when a browser was last seen. */
const seenEveryMs = 10 * minuteMs;

export type SignedInMember = Member & { sessionId: string; confirmedAt: Date };

/** Returns what a member may see of their own account. */
export const asMember = ({ sessionId: _session, confirmedAt: _confirmed, ...member }: SignedInMember): Member => member;

/** How someone proved that they are the member: with the password, or through the provider. */
export type SignInProof = { passwordHash?: string | undefined; identity?: { issuer: string; subject: string } };
type NewSession = SignInProof & { memberId: string; userAgent: string };

/**
 * Signs a browser in and returns the token for its cookie. Above twenty sessions, the member's oldest ones end. Throws
 * notSignedIn if the proof is no longer the account's, so that nobody gets in with an old one while it is being replaced.
 */
export async function startMemberSession(
  db: Database,
  { memberId, userAgent, passwordHash, identity }: NewSession,
  now = new Date(),
): Promise<string> {
  const token = newToken();
  await inTransaction(db, async (tx) => {
    const stillProves = passwordHash === undefined ? undefined : eq(members.passwordHash, passwordHash);
    const [owner] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, memberId), stillProves))
      .for("share");
    if (!owner) throw wrongCredentials(accountTexts.wrongCredentials);
    if (identity && !(await isLinked(tx, memberId, identity))) throw notSignedIn();
    await tx.insert(memberSessions).values({
      id: randomUUIDv7(),
      tokenHash: hashOfToken(token),
      memberId,
      userAgent: userAgent.slice(0, 256),
      createdAt: now,
      lastSeenAt: now,
      confirmedAt: now,
      expiresAt: new Date(now.getTime() + memberSessionMs),
    });
    const newest = tx
      .select({ id: memberSessions.id })
      .from(memberSessions)
      .where(eq(memberSessions.memberId, memberId))
      .orderBy(desc(memberSessions.createdAt), desc(memberSessions.id))
      .limit(maxPerMember);
    await tx
      .delete(memberSessions)
      .where(and(eq(memberSessions.memberId, memberId), notInArray(memberSessions.id, newest)));
  });
  return token;
}

async function isLinked(tx: Database, memberId: string, { issuer, subject }: NonNullable<SignInProof["identity"]>) {
  const { issuer: ofIssuer, subject: ofSubject } = memberIdentities;
  const isThis = and(eq(ofIssuer, issuer), eq(ofSubject, subject), eq(memberIdentities.memberId, memberId));
  return (await tx.$count(memberIdentities, isThis)) > 0;
}

/** Returns the member signed in with this token; undefined if there is none. */
export async function findSignedInMember(
  db: Database,
  token: string,
  now = new Date(),
): Promise<SignedInMember | undefined> {
  const found = await sessionByTokenHash(db, hashOfToken(token));
  if (!found || found.expiresAt <= now || found.lastSeenAt <= sinceIdle(now)) return undefined;
  const { lastSeenAt, expiresAt: _until, sessionId, confirmedAt, ...row } = found;
  if (lastSeenAt < ago(now, seenEveryMs)) await noteSeen(db, sessionId, now);
  return { ...memberOf(row), sessionId, confirmedAt };
}

/** Returns the moment since which a session must have been used to be still open. */
export const sinceIdle = (now: Date) => ago(now, idleMs);
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

const sessionByTokenHash = askTogether(async (db, tokenHashes) => {
  const found = await sessionsByTokenHash(db).execute({ tokenHashes });
  return new Map(found.map(({ tokenHash, ...session }) => [tokenHash, session]));
});

const sessionsByTokenHash = prepareOnce((db) =>
  db
    .select({
      tokenHash: memberSessions.tokenHash,
      sessionId: memberSessions.id,
      confirmedAt: memberSessions.confirmedAt,
      lastSeenAt: memberSessions.lastSeenAt,
      expiresAt: memberSessions.expiresAt,
      ...memberColumns,
    })
    .from(memberSessions)
    .innerJoin(members, eq(members.id, memberSessions.memberId))
    .where(eq(memberSessions.tokenHash, sql`any(${sql.placeholder("tokenHashes")})`))
    .prepare("member sessions by token"),
);

async function noteSeen(db: Database, id: string, now: Date) {
  const isDue = and(eq(memberSessions.id, id), lt(memberSessions.lastSeenAt, ago(now, seenEveryMs)));
  await writeIfPossible(db, () => db.update(memberSessions).set({ lastSeenAt: now }).where(isDue).execute());
}

export type ActingMember = Pick<SignedInMember, "id" | "sessionId">;

/**
 * Throws notSignedIn unless the member is still signed in on this browser, and keeps them signed in until the
 * surrounding transaction ends. `makeChange` calls it before it stores anything that outlives the session. The member is
 * locked before the session, in the same order as a password change, which ends both, so that one of the two waits.
 */
export async function lockMemberSession(tx: Database, by: ActingMember, now = new Date()) {
  await lockForChange(tx, by.id);
  await requireMemberSession(tx, by, now);
}

/** Throws unless the session is open, and keeps it open, without locking its member. */
export async function requireMemberSession(tx: Database, { id, sessionId }: ActingMember, now = new Date()) {
  const isTheirs = and(eq(memberSessions.id, sessionId), eq(memberSessions.memberId, id));
  const session = await tx
    .select({ id: memberSessions.id })
    .from(memberSessions)
    .where(and(isTheirs, gt(memberSessions.expiresAt, now)))
    .for("key share");
  if (session.length === 0) throw notSignedIn();
}

/** Records that the person at this browser has just proven who they are. Throws notSignedIn if they have been signed out. */
export async function confirmMemberSession(db: Database, sessionId: string, now = new Date()) {
  const confirmed = await db
    .update(memberSessions)
    .set({ confirmedAt: now })
    .where(eq(memberSessions.id, sessionId))
    .returning({ id: memberSessions.id });
  if (confirmed.length === 0) throw notSignedIn();
}

export async function endSessionOfToken(db: Database, token: string) {
  await db.delete(memberSessions).where(eq(memberSessions.tokenHash, hashOfToken(token)));
}

/**
 * Signs a member out of every browser except the given session's. Mailed links end too: one that changes the address would be a
 * way back in. The caller has locked the member.
 */
export async function endMemberSessions(db: Database, memberId: string, { except }: { except?: string } = {}) {
  const others = except === undefined ? undefined : ne(memberSessions.id, except);
  const theirs = and(eq(memberSessions.memberId, memberId), others);
  await inTransaction(db, async (tx) => {
    await tx.delete(memberSessions).where(theirs);
    await dropLinks(tx, memberId);
  });
}

export async function purgeMemberSessions(db: Database, now = new Date()) {
  const isOver = or(lt(memberSessions.expiresAt, now), lt(memberSessions.lastSeenAt, sinceIdle(now)));
  await deleteInBatches(db, memberSessions, isOver);
}
