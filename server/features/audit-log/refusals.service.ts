import { randomUUIDv7 } from "node:crypto";
import { and, inArray, lt } from "drizzle-orm";
import { retention } from "#contract/retention.ts";
import type { Database } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/delete-in-batches.ts";
import { countTry, type LimitName } from "#server/features/rate-limits/rate-limits.service.ts";
import type { ActingStaff } from "#server/features/staff/staff-sessions.service.ts";
import { asActor } from "./audit-log.service.ts";
import { auditLog } from "./audit-log.table.ts";

const dayMs = 86_400_000;
const actions = ["staff.sign-in-failed", "access.refuse"] as const;

export type Refusal = {
  action: (typeof actions)[number];
  /** None where nobody is signed in. */
  by?: ActingStaff | undefined;
  /** What was refused, never what was typed: people type passwords into the wrong field. */
  target: string;
  /** The account that somebody tried. */
  targetId?: string | undefined;
  address: string;
};

/** Writes down that somebody was refused, unless they were so often that a row more tells nothing. */
export async function recordRefusal(db: Database, { by, address, ...refused }: Refusal, now = new Date()) {
  if (!(await hasRoom(db, { by, address, ...refused }, now))) return;
  const actor = by ? await asActor(db, by) : { actorType: "visitor" as const };
  await db.insert(auditLog).values({ id: randomUUIDv7(), at: now, ...actor, ...refused, ipAddress: address });
}

/** What is aimed at an account is counted by itself, so that noise hides none of it. */
async function hasRoom(db: Database, { by, targetId, address }: Refusal, now: Date): Promise<boolean> {
  const isLeft = async (name: LimitName, subject: string) =>
    (await countTry(db, { name, subject, factor: 1 }, now)) === 0;
  const subject = by?.sessionId ?? targetId;
  if (subject !== undefined) return isLeft("refusals", subject);
  return (await isLeft("refusals", address)) && isLeft("strangersRefusals", "all");
}

export async function purgeRefusals(db: Database, now = new Date()) {
  const before = new Date(now.getTime() - retention.refusals.days * dayMs);
  await deleteInBatches(db, auditLog, and(inArray(auditLog.action, [...actions]), lt(auditLog.at, before)));
}
