import { randomUUIDv7 } from "node:crypto";
import { and, inArray, lt } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { keptSince } from "#server/database/queries/retention.ts";
import { countTry, type LimitName } from "#server/features/rate-limits/rate-limits.service.ts";
import type { ActingStaff } from "#server/features/staff/staff-sessions.service.ts";
import { asActor } from "./audit-log.service.ts";
import { auditLog } from "./audit-log.table.ts";

const actions = ["staff.sign-in-failed", "access.refuse"] as const;

export type Refusal = {
  action: (typeof actions)[number];
  /** Undefined if nobody is signed in. */
  by?: ActingStaff | undefined;
  /** What was refused, never what was typed, as people type passwords into the wrong field. */
  target: string;
  /** The account that someone tried. */
  targetId?: string | undefined;
  address: string;
};

/** Records that someone was refused. If that happens too often, one last entry says that there were more. */
export async function recordRefusal(db: Database, refusal: Refusal, now = new Date()) {
  if (await isWithinLimits(db, refusal, now)) return write(db, refusal, now);
  if (await isLeft(db, { name: "moreRefusals", subject: subjectOf(refusal) ?? strangers }, now))
    await write(db, { ...refusal, target: `${refusal.target}, and more weren’t recorded` }, now);
}

/** Records, at most once in ten minutes, that sign-in is locked, whether or not the password was right. */
export async function recordLockedSignIn(db: Database, refusal: Refusal, now = new Date()) {
  if (await isLeft(db, { name: "lockedSignIns", subject: subjectOf(refusal) ?? strangers }, now))
    await write(db, { ...refusal, target: `${refusal.target}, locked after too many attempts` }, now);
}

async function write(db: Database, { by, address, ...refused }: Refusal, now: Date) {
  const actor = by ? await asActor(db, by) : { actorType: "visitor" as const };
  await db.insert(auditLog).values({ id: randomUUIDv7(), at: now, ...actor, ...refused, ipAddress: address });
}

const strangers = "all";

/** Attempts on an account are counted per account, so that noise can't hide them. */
const subjectOf = ({ by, targetId }: Refusal) => by?.sessionId ?? targetId;

async function isWithinLimits(db: Database, refusal: Refusal, now: Date): Promise<boolean> {
  const subject = subjectOf(refusal);
  if (subject !== undefined) return isLeft(db, { name: "refusals", subject }, now);
  const ofAddress = { name: "refusals", subject: refusal.address } as const;
  return (await isLeft(db, ofAddress, now)) && isLeft(db, { name: "strangersRefusals", subject: strangers }, now);
}

const isLeft = async (db: Database, counter: { name: LimitName; subject: string }, now: Date) =>
  (await countTry(db, { ...counter, factor: 1 }, now)) === 0;

export async function purgeRefusals(db: Database, now = new Date()) {
  const before = keptSince("refusals", now);
  await deleteInBatches(db, auditLog, and(inArray(auditLog.action, [...actions]), lt(auditLog.at, before)));
}
