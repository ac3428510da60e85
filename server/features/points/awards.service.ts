import { createHash, randomUUIDv7 } from "node:crypto";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { PageQuery } from "#contract/paging.ts";
import { awardTexts, awardUndoDays } from "#contract/points/awards/constants.ts";
import type { AwardRequest } from "#contract/points/awards/forms.ts";
import type { Award } from "#contract/points/awards/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/database/queries/keyset.ts";
import { conflict, notFound } from "#server/errors.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { moveManyPoints } from "./ledger.service.ts";
import { pointsAccounts, pointsAwardRows, pointsAwards } from "./points.table.ts";

type Awarding = { request: AwardRequest; key: string; by: SignedInStaff };

/**
 * Gives points to many members, all of them or none, with a ledger row for each award. A key is carried out only once. Throws
 * conflict if a member is gone or a balance would exceed its maximum.
 */
export async function awardMany(db: Database, awarding: Awarding): Promise<Award> {
  return makeChange(db, awarding.by, async (tx, { record }) => {
    const awardId = randomUUIDv7();
    const isFirst = await claimKey(tx, awarding, awardId);
    if (!isFirst) return answerAgain(tx, awarding);
    const entries = await carryOut(tx, awarding, awardId);
    entries.forEach(record);
    return getAward(tx, awardId);
  });
}

const hashOf = ({ request, by: { adminId, sessionId } }: Awarding) =>
  createHash("sha256")
    .update(JSON.stringify([adminId ?? sessionId, request.awards]))
    .digest("hex");

/**
 * Takes the key and returns whether this request is its first. A second request with the same key waits here until the first has
 * ended.
 */
async function claimKey(tx: Database, awarding: Awarding, id: string): Promise<boolean> {
  const { request, key, by } = awarding;
  const reasons = new Set(request.awards.map(({ reason }) => reason));
  const [only = ""] = reasons;
  const claimed = await tx
    .insert(pointsAwards)
    .values({
      id,
      key,
      requestHash: hashOf(awarding),
      description: reasons.size === 1 ? only : `${reasons.size} reasons`,
      memberCount: new Set(request.awards.map(({ userId }) => userId)).size,
      rowCount: request.awards.length,
      total: request.awards.reduce((sum, { amount }) => sum + amount, 0),
      adminUsername: by.username,
      adminId: by.adminId,
    })
    .onConflictDoNothing()
    .returning({ id: pointsAwards.id });
  return claimed.length > 0;
}

async function answerAgain(tx: Database, awarding: Awarding): Promise<Award> {
  const { id, requestHash } = pointsAwards;
  const [earlier] = await tx.select({ id, requestHash }).from(pointsAwards).where(eq(pointsAwards.key, awarding.key));
  if (earlier?.requestHash !== hashOf(awarding)) throw conflict(awardTexts.keyReused);
  return getAward(tx, earlier.id);
}

/** Returns the entries for the audit log. */
async function carryOut(tx: Database, { request: { awards }, by }: Awarding, awardId: string) {
  const accounts = await tx
    .select({ id: pointsAccounts.id, memberId: pointsAccounts.memberId, balance: pointsAccounts.balance })
    .from(pointsAccounts)
    .where(
      inArray(
        pointsAccounts.memberId,
        awards.map(({ userId }) => userId),
      ),
    )
    .orderBy(asc(pointsAccounts.id)) // every award locks them in this order, so that two can't deadlock
    .for("update");
  const accountOf = new Map(accounts.map(({ id, memberId }) => [memberId, id]));
  const balances = new Map(accounts.map(({ id, balance }) => [id, balance]));
  const before = new Map(balances);
  const movements = awards.map(({ userId, amount, reason }) => {
    const accountId = accountOf.get(userId);
    if (accountId === undefined) throw conflict(awardTexts.changed);
    return { accountId, type: "earned", amount, description: reason, by } as const;
  });
  const rows = await moveManyPoints(tx, balances, movements);
  await tx.insert(pointsAwardRows).values(rows.map((ledgerId) => ({ ledgerId, awardId })));
  return awards.map(({ userId, amount, reason }) => {
    const accountId = accountOf.get(userId) ?? "";
    const points = before.get(accountId) ?? 0;
    before.set(accountId, points + amount);
    const after = { points: points + amount, description: reason };
    return { action: "points.award", target: "points", memberId: userId, before: { points }, after };
  });
}

const dayMs = 86_400_000;

const undoneCount = sql<number>`(
  select count(*)::int from points_award_rows part where part.award_id = ${pointsAwards.id} and part.undone_by_id is not null)`;

const awardColumns = {
  id: pointsAwards.id,
  position: pointsAwards.position,
  createdAt: pointsAwards.createdAt,
  adminUsername: pointsAwards.adminUsername,
  description: pointsAwards.description,
  memberCount: pointsAwards.memberCount,
  rowCount: pointsAwards.rowCount,
  total: pointsAwards.total,
  undoneCount,
};
type AwardRow = Omit<Award, "createdAt" | "undoableUntil"> & { createdAt: Date; position: number };

/** Returns the last moment at which it can be undone. */
export const undoEndOf = (createdAt: Date) => new Date(createdAt.getTime() + awardUndoDays * dayMs);

function awardOf({ position: _position, createdAt, ...row }: AwardRow): Award {
  const end = undoEndOf(createdAt);
  const isOver = row.undoneCount === row.rowCount || end < new Date();
  return { ...row, createdAt: createdAt.toISOString(), undoableUntil: isOver ? null : end.toISOString() };
}

export async function getAward(db: Database, id: string): Promise<Award> {
  const [found] = await db.select(awardColumns).from(pointsAwards).where(eq(pointsAwards.id, id));
  if (!found) throw notFound("This award doesn’t exist.");
  return awardOf(found);
}

/** Lists newest first. */
export async function listAwards(db: Database, page: PageQuery): Promise<Listed<Award>> {
  const { where, orderBy, limit, listed } = pageOf(page, { by: [sql`${pointsAwards.position}`], direction: "desc" });
  const rows = await db
    .select(awardColumns)
    .from(pointsAwards)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return listed(rows, ({ position }) => [position], awardOf);
}
