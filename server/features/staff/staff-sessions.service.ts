import { randomUUIDv7 } from "node:crypto";
import { and, desc, eq, gt, isNotNull, lt, ne, notInArray, or, sql } from "drizzle-orm";
import { staffTexts } from "#contract/staff/constants.ts";
import type { StaffRole } from "#contract/staff/roles.ts";
import type { StaffCheck } from "#contract/staff/schemas.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { askTogether } from "#server/database/queries/ask-together.ts";
import { writeIfPossible } from "#server/database/queries/best-effort.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { prepareOnce } from "#server/database/queries/prepare-once.ts";
import { keptMs } from "#server/database/queries/retention.ts";
import { forbidden, notSignedIn, wrongCredentials } from "#server/errors.ts";
import { hashOfToken, newToken } from "#server/platform/secrets/token.ts";
import { markedGuestName } from "./guest-name.service.ts";
import { hasFactor, pendingStaffSignIns } from "./second-factor.table.ts";
import { accessLinks, staffAccounts, staffLinks, staffSessions } from "./staff.table.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const idleMs = 2 * hourMs;
export const staffSessionMs = keptMs("staffSessions");
export const longestUserAgent = 256;
const maxPerAccount = 20;
const seenEveryMs = minuteMs;
/** Monitoring shows what such a session last did, to within five seconds. */
const guestSeenEveryMs = 4_000;

/** Who acts in the admin area. The role is read again at each call, so that a change applies immediately. */
export type SignedInStaff = {
  sessionId: string;
  /** Null for a guest of a temporary link. */
  adminId: string | null;
  /** For display: a guest's name is marked. */
  username: string;
  role: StaffRole;
  isTemporary: boolean;
  expiresAt: Date;
  /** True if they have to set up a second factor before anything else. */
  needsSecondFactor: boolean;
};

/** Who is about to change something: the session they were admitted with, and the role they had then. */
export type ActingStaff = Pick<SignedInStaff, "sessionId" | "adminId" | "username" | "role">;

export const asStaffCheck = (staff: SignedInStaff | undefined): StaffCheck => {
  if (!staff) return { isAdmin: false };
  const { adminId, username, role, isTemporary, needsSecondFactor } = staff;
  return {
    isAdmin: true,
    adminId,
    username,
    role,
    ...(isTemporary && { expiresAt: staff.expiresAt.toISOString() }),
    ...(needsSecondFactor && { needsSecondFactor }),
  };
};

type Start = {
  accountId: string;
  userAgent: string;
  /** What the password was compared with. If it has changed since, the account isn't signed in. */
  passwordHash?: string | undefined;
};

export async function startStaffSession(
  db: Database,
  { accountId, userAgent, passwordHash }: Start,
  now = new Date(),
): Promise<string> {
  const token = newToken();
  await inTransaction(db, async (tx) => {
    if (passwordHash !== undefined) await requireUnchangedPassword(tx, { accountId, passwordHash });
    await tx.insert(staffSessions).values({
      id: randomUUIDv7(),
      tokenHash: hashOfToken(token),
      accountId,
      userAgent: userAgent.slice(0, longestUserAgent),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + staffSessionMs),
    });
    const newest = tx
      .select({ id: staffSessions.id })
      .from(staffSessions)
      .where(eq(staffSessions.accountId, accountId))
      .orderBy(desc(staffSessions.createdAt), desc(staffSessions.id))
      .limit(maxPerAccount);
    await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.accountId, accountId), notInArray(staffSessions.id, newest)));
    await tx.update(staffAccounts).set({ lastLoginAt: now }).where(eq(staffAccounts.id, accountId));
  });
  return token;
}

/**
 * Waits for a running change of the account, then keeps the account unchanged until the surrounding transaction ends. Throws if
 * the password has changed.
 */
export async function requireUnchangedPassword(
  tx: Database,
  { accountId, passwordHash }: { accountId: string; passwordHash: string },
) {
  const same = await tx
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(and(eq(staffAccounts.id, accountId), eq(staffAccounts.passwordHash, passwordHash)))
    .for("share");
  if (same.length === 0) throw wrongCredentials(staffTexts.failed.description);
}

/** Returns the staff signed in with this token; undefined if there are none. */
export async function findSignedInStaff(
  db: Database,
  token: string,
  now = new Date(),
): Promise<SignedInStaff | undefined> {
  const found = await sessionByTokenHash(db, hashOfToken(token));
  if (!found || found.expiresAt <= now) return undefined;
  const { lastSeenAt, accountName, guestName, ...staff } = found;
  const isTemporary = staff.adminId === null;
  if (!isTemporary && lastSeenAt <= ago(now, idleMs)) return undefined;
  const username = accountName ?? markedGuestName(guestName ?? "");
  const seenBefore = ago(now, isTemporary ? guestSeenEveryMs : seenEveryMs);
  if (lastSeenAt < seenBefore) await noteSeen(db, { id: staff.sessionId, seenBefore, now });
  return { ...staff, username, isTemporary };
}

/** Returns the moment since which a session must have been used to be still open. */
export const sinceIdle = (now: Date) => ago(now, idleMs);
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Whether an admin lacks a second factor that the site requires. A guest of a temporary link has no account, and needs none. */
const lacksSecondFactor = sql<boolean>`coalesce(${staffAccounts.role} = 'admin', false)
  and exists (select from switches where name = 'second-factor' and is_on)
  and not ${hasFactor}`;

const sessionByTokenHash = askTogether(async (db, tokenHashes) => {
  const found = await sessionsByTokenHash(db).execute({ tokenHashes });
  return new Map(found.map(({ tokenHash, ...session }) => [tokenHash, session]));
});

const sessionsByTokenHash = prepareOnce((db) =>
  db
    .select({
      tokenHash: staffSessions.tokenHash,
      sessionId: staffSessions.id,
      lastSeenAt: staffSessions.lastSeenAt,
      expiresAt: staffSessions.expiresAt,
      adminId: staffSessions.accountId,
      accountName: staffAccounts.username,
      guestName: staffSessions.guestName,
      role: sql<StaffRole>`coalesce(${staffAccounts.role}, ${accessLinks.role})`,
      needsSecondFactor: lacksSecondFactor,
    })
    .from(staffSessions)
    .leftJoin(staffAccounts, eq(staffAccounts.id, staffSessions.accountId))
    .leftJoin(accessLinks, eq(accessLinks.id, staffSessions.linkId))
    .where(eq(staffSessions.tokenHash, sql`any(${sql.placeholder("tokenHashes")})`))
    .prepare("staff sessions by token"),
);

/**
 * Throws unless they are still signed in with the role they were admitted with, and keeps both until the surrounding transaction
 * ends. The account is locked before its session, in the same order as when both are taken away.
 */
export async function lockStaff(tx: Database, { sessionId, adminId, role }: ActingStaff, now = new Date()) {
  const currentRole = adminId === null ? role : await lockRole(tx, adminId);
  const session = await tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(and(eq(staffSessions.id, sessionId), gt(staffSessions.expiresAt, now)))
    .for("key share");
  if (session.length === 0) throw notSignedIn();
  if (currentRole !== role) throw forbidden();
}

async function lockRole(tx: Database, accountId: string): Promise<StaffRole | undefined> {
  const itself = eq(staffAccounts.id, accountId);
  const [account] = await tx.select({ role: staffAccounts.role }).from(staffAccounts).where(itself).for("share");
  return account?.role;
}

async function noteSeen(db: Database, { id, seenBefore, now }: { id: string; seenBefore: Date; now: Date }) {
  const isDue = and(eq(staffSessions.id, id), lt(staffSessions.lastSeenAt, seenBefore));
  await writeIfPossible(db, () => db.update(staffSessions).set({ lastSeenAt: now }).where(isDue).execute());
}

export async function endStaffSessionOfToken(db: Database, token: string) {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashOfToken(token)));
}

/**
 * Signs an admin account out everywhere, or everywhere except in one browser. This also ends sign-ins that wait for their second
 * step, and all mailed links: a thief may have requested one that confirms an address.
 */
export async function endStaffSessions(db: Database, accountId: string, { except }: { except?: string } = {}) {
  const isOther = except === undefined ? undefined : ne(staffSessions.id, except);
  await inTransaction(db, async (tx) => {
    await tx.delete(staffSessions).where(and(eq(staffSessions.accountId, accountId), isOther));
    await tx.delete(pendingStaffSignIns).where(eq(pendingStaffSignIns.accountId, accountId));
    await tx.delete(staffLinks).where(eq(staffLinks.accountId, accountId));
  });
}

const isOfAccount = isNotNull(staffSessions.accountId);

export async function purgeStaffSessions(db: Database, now = new Date()) {
  const isIdle = and(isOfAccount, lt(staffSessions.lastSeenAt, ago(now, idleMs)));
  await deleteInBatches(db, staffSessions, or(lt(staffSessions.expiresAt, now), isIdle));
}
