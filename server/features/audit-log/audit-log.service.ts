import { randomUUIDv7 } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { type Database, inTransaction, isInTransaction, publish } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { keptSince } from "#server/database/queries/retention.ts";
import { forbidden, notSignedIn } from "#server/errors.ts";
import { type ActingMember, lockMemberSession } from "#server/features/accounts/member-sessions.service.ts";
import { type LockedAccount, lockAccounts } from "#server/features/staff/factors.service.ts";
import { markedGuestName } from "#server/features/staff/guest-name.service.ts";
import { accessLinks, staffSessions } from "#server/features/staff/staff.table.ts";
import { type ActingStaff, lockStaff, type SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import type { Topic } from "#server/topics.ts";
import { auditLog } from "./audit-log.table.ts";

/**
 * Who made a change: staff (with its link, if the session is temporary), a member, the console, something that staff scheduled,
 * the team's channel, whose new videos staff want shown at once, or someone not signed in.
 */
export type Actor =
  | ActingStaff
  | { signedIn: { id: string; username: string } }
  | { member: ActingMember }
  | { isConsole: true }
  | { isSchedule: true }
  | { isChannel: true }
  | { isVisitor: true };

type Entry = {
  /** The feature's noun and what happened, such as `players.update`. */
  action: string;
  /** What it happened to, for people to read. Never a member's name: that is joined from `memberId`. */
  target: string;
  /** Not for members, who have `memberId`. */
  targetId?: string;
  /** The state before, without members' personal fields. Keys that look like secrets are left out. */
  before?: object | null;
  after?: object | null;
  /** The member it is about, and personal data that must be kept until they leave. */
  memberId?: string;
  personal?: object;
};

/** What a change leaves behind. Both are carried out when its work is done. */
export type Traces = { record: (entry: Entry) => void; publish: (topic: Topic) => void };

/**
 * Makes a change in one transaction: locks who makes it, does the work, records it, and publishes the topics it changed. Everyone
 * who makes a change locks in this order, so that two changes never wait for each other. Throws, so that nothing is stored, if
 * staff have lost their session or role since the call began, or a member their session.
 */
export const makeChange = <T>(
  db: Database,
  by: Actor,
  work: (tx: Database, traces: Traces) => Promise<T>,
): Promise<T> => changeAccounts(db, by, { lock: async () => {}, work });

type AccountChange<T, Locked> = {
  lock: (tx: Database) => Promise<Locked>;
  work: (tx: Database, traces: Traces, locked: Locked) => Promise<T>;
};

/** Does the same to staff accounts, which are locked first: the account of whoever makes the change may be among them. */
export async function changeAccounts<T, Locked>(
  db: Database,
  by: Actor,
  { lock, work }: AccountChange<T, Locked>,
): Promise<T> {
  if (isInTransaction(db)) throw new Error("A change begins its own transaction, so that nothing is locked before it");
  return inTransaction(db, async (tx) => {
    const locked = await lock(tx);
    await lockActor(tx, by);
    const entries: Entry[] = [];
    const topics = new Set<Topic>();
    const traces: Traces = { record: (entry) => entries.push(entry), publish: (topic) => topics.add(topic) };
    const result = await work(tx, traces, locked);
    await insertEntries(tx, by, entries);
    for (const topic of topics) await publish(tx, topic);
    return result;
  });
}

/** Makes a change to the caller's own account. Guests of a link have none. */
export async function changeOwnAccount<T>(
  db: Database,
  by: SignedInStaff,
  work: (tx: Database, account: LockedAccount, traces: Traces) => Promise<T>,
): Promise<T> {
  const { adminId } = by;
  if (adminId === null) throw forbidden();
  return changeAccounts(db, by, {
    lock: (tx) => lockAccounts(tx, [adminId]),
    work: (tx, traces, [account]) => {
      if (!account) throw notSignedIn();
      return work(tx, account, traces);
    },
  });
}

async function lockActor(tx: Database, by: Actor) {
  if ("sessionId" in by) await lockStaff(tx, by);
  if ("member" in by) await lockMemberSession(tx, by.member);
}

/** Records something that isn't a change by someone who is signed in, such as that they have just signed in. */
export const recordEvent = (db: Database, { by, ...entry }: Entry & { by: Actor }): Promise<void> =>
  inTransaction(db, (tx) => insertEntries(tx, by, [entry]));

async function insertEntries(tx: Database, by: Actor, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const actor = await asActor(tx, by);
  await tx.insert(auditLog).values(
    entries.map(({ before, after, personal, ...entry }) => ({
      id: randomUUIDv7(),
      ...actor,
      ...entry,
      before: withoutSecrets(before),
      after: withoutSecrets(after),
      personal: withoutSecrets(personal),
    })),
  );
}

type ActorColumns = Pick<typeof auditLog.$inferInsert, "actorType" | "actor" | "actorId" | "actorMemberId">;

export async function asActor(tx: Database, by: Actor): Promise<ActorColumns> {
  if ("isConsole" in by) return { actorType: "console" };
  if ("isVisitor" in by) return { actorType: "visitor" };
  if ("isSchedule" in by) return { actorType: "staff", actor: "Scheduled publication" };
  if ("isChannel" in by) return { actorType: "staff", actor: "New videos of the channel" };
  if ("member" in by) return { actorType: "member", actorMemberId: by.member.id };
  if ("signedIn" in by) return { actorType: "staff", actor: by.signedIn.username, actorId: by.signedIn.id };
  const { adminId, username, sessionId } = by;
  if (adminId !== null) return { actorType: "staff", actor: username, actorId: adminId };
  const guest = await findGuest(tx, sessionId);
  const actor = guest ? markedGuestName(guest.name ?? "", guest) : username;
  return { actorType: "temporary", actor, actorId: guest?.linkId ?? null };
}

async function findGuest(tx: Database, sessionId: string) {
  const [guest] = await tx
    .select({ name: staffSessions.guestName, linkId: accessLinks.id, description: accessLinks.description })
    .from(staffSessions)
    .innerJoin(accessLinks, eq(accessLinks.id, staffSessions.linkId))
    .where(eq(staffSessions.id, sessionId));
  return guest;
}

const secret = /password|secret|token|code/i;

/** Serialises a value without keys that look like secrets, whatever the caller passed in. */
function withoutSecrets(value: object | null | undefined): unknown {
  if (!value) return null;
  return JSON.parse(JSON.stringify(value, (key, part) => (secret.test(key) ? undefined : part)));
}

export async function purgeAuditLog(db: Database, now = new Date()): Promise<void> {
  const before = keptSince("auditLog", now);
  await deleteInBatches(db, auditLog, lt(auditLog.at, before));
}
