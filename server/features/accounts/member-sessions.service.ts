import { randomUUIDv7 } from "node:crypto";
import { and, desc, eq, gt, lt, ne, notInArray, or, sql } from "drizzle-orm";
import type { Member } from "#contract/accounts.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { hashOfToken, newToken } from "#server/token.ts";
import { memberSessions, members } from "./accounts.table.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A session ends when nobody used it for this long, and in any case after the longer time. */
const idleMs = 14 * dayMs;
export const memberSessionMs = 30 * dayMs;
const maxPerMember = 20;
/** How exactly it is known when a browser was last seen. */
const seenEveryMs = 10 * minuteMs;

export type SignedInMember = Member & { sessionId: string; confirmedAt: Date };

/** What the member is told of themselves. */
export const asMember = ({ sessionId: _session, confirmedAt: _confirmed, ...member }: SignedInMember): Member => member;

/** Signs a browser in and gives the token for its cookie. A member's oldest sessions make room beyond twenty. */
export async function startMemberSession(
  db: Database,
  { memberId, userAgent }: { memberId: string; userAgent: string },
  now = new Date(),
): Promise<string> {
  const token = newToken();
  await inTransaction(db, async (tx) => {
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

/** The member whose browser carries this token. */
export async function findSignedInMember(
  db: Database,
  token: string,
  now = new Date(),
): Promise<SignedInMember | undefined> {
  const [found] = await sessionByToken(db).execute({ tokenHash: hashOfToken(token), now, seenAfter: ago(now, idleMs) });
  if (!found) return undefined;
  const { lastSeenAt, emailVerifiedAt, createdAt, ...member } = found;
  if (lastSeenAt < ago(now, seenEveryMs)) await noteSeen(db, member.sessionId, now);
  return { ...member, isVerified: emailVerifiedAt !== null, createdAt: createdAt.toISOString() };
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

const sessionByToken = (db: Database) =>
  db
    .select({
      sessionId: memberSessions.id,
      confirmedAt: memberSessions.confirmedAt,
      lastSeenAt: memberSessions.lastSeenAt,
      id: members.id,
      name: members.name,
      email: members.email,
      discord: members.discord,
      emailVerifiedAt: members.emailVerifiedAt,
      hasPassword: sql<boolean>`${members.passwordHash} is not null`,
      createdAt: members.createdAt,
    })
    .from(memberSessions)
    .innerJoin(members, eq(members.id, memberSessions.memberId))
    .where(
      and(
        eq(memberSessions.tokenHash, sql.placeholder("tokenHash")),
        gt(memberSessions.expiresAt, sql.placeholder("now")),
        gt(memberSessions.lastSeenAt, sql.placeholder("seenAfter")),
      ),
    )
    .prepare("member session by token");

async function noteSeen(db: Database, id: string, now: Date) {
  await db
    .update(memberSessions)
    .set({ lastSeenAt: now })
    .where(and(eq(memberSessions.id, id), lt(memberSessions.lastSeenAt, ago(now, seenEveryMs))));
}

/** Ends the session of this token, if there is one. */
export async function endSessionOfToken(db: Database, token: string) {
  await db.delete(memberSessions).where(eq(memberSessions.tokenHash, hashOfToken(token)));
}

/** Signs a member out of every browser, but for the one whose session is to stay. */
export async function endMemberSessions(db: Database, memberId: string, { except }: { except?: string } = {}) {
  const others = except === undefined ? undefined : ne(memberSessions.id, except);
  await db.delete(memberSessions).where(and(eq(memberSessions.memberId, memberId), others));
}

export async function purgeMemberSessions(db: Database, now = new Date()) {
  await db
    .delete(memberSessions)
    .where(or(lt(memberSessions.expiresAt, now), lt(memberSessions.lastSeenAt, ago(now, idleMs))));
}
