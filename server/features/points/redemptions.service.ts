import { createHash, randomUUIDv7 } from "node:crypto";
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Page } from "#contract/paging.ts";
import type { RedeemAnswer, RedeemRequest } from "#contract/points.ts";
import type { StaffRedemption } from "#contract/points-admin.ts";
import { pointsTexts, type redemptionStatuses } from "#contract/points-programme.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { conflict, notFound } from "#server/errors.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { type Listed, pageOf } from "#server/http/paging.ts";
import { type Actor, movePoints } from "./ledger.service.ts";
import { pointsAccounts, pointsLedger, redemptionKeys, redemptions, rewardItems } from "./points.table.ts";

const keyLifeMs = 24 * 3_600_000;

type Redeeming = { memberId: string; request: RedeemRequest; key?: string | undefined };

/**
 * Spends a member's points on an item. Under the same key the same request is carried out once and answered alike for a day.
 * Throws notFound for an item that is not on offer, a conflict for too few points or a key of another request.
 */
export async function redeem(db: Database, redeeming: Redeeming, now = new Date()): Promise<RedeemAnswer> {
  const redemptionId = randomUUIDv7();
  return inTransaction(db, async (tx) => {
    const earlier = await claimKey(tx, { ...redeeming, redemptionId, now });
    return earlier ?? (await spendOn(tx, redeeming, redemptionId));
  });
}

async function spendOn(tx: Database, { memberId, request }: Redeeming, redemptionId: string): Promise<RedeemAnswer> {
  const [item] = await tx
    .select({ name: rewardItems.name, price: rewardItems.price, accountId: pointsAccounts.id })
    .from(rewardItems)
    .innerJoin(pointsAccounts, eq(pointsAccounts.memberId, memberId))
    .where(and(eq(rewardItems.id, request.itemId), eq(rewardItems.isActive, true)))
    .for("share", { of: rewardItems }); // its price stays the one that is charged
  if (!item) throw notFound(pointsTexts.itemGone);
  const { name, price, accountId } = item;
  const [made] = await tx
    .insert(redemptions)
    .values({
      id: redemptionId,
      accountId,
      itemId: request.itemId,
      itemName: name,
      pointsSpent: price,
      discordUsername: request.discordUsername,
    })
    .returning({ createdAt: redemptions.createdAt });
  const points = await movePoints(tx, accountId, {
    type: "spent",
    amount: -price,
    description: `Redeemed: ${name}`,
    redemptionId,
  });
  const createdAt = made?.createdAt ?? new Date();
  return answerOf({ redemptionId, itemName: name, pointsSpent: price, createdAt, points });
}

type Redeemed = { redemptionId: string; itemName: string; pointsSpent: number; createdAt: Date; points: number };

const answerOf = ({ redemptionId, itemName, pointsSpent, createdAt, points }: Redeemed): RedeemAnswer => ({
  redemption: {
    id: redemptionId,
    status: "pending",
    createdAt: createdAt.toISOString(),
    pointsSpent,
    item: { name: itemName },
  },
  points,
});

type Claim = Redeeming & { redemptionId: string; now: Date };

/** Takes the key, or gives the answer that was given under it. Whoever comes second waits here for the first to end. */
async function claimKey(tx: Database, claim: Claim): Promise<RedeemAnswer | undefined> {
  const { memberId, key, request, redemptionId, now } = claim;
  if (key === undefined) return undefined;
  const requestHash = createHash("sha256")
    .update(JSON.stringify([request.itemId, request.discordUsername]))
    .digest("hex");
  const taken = { requestHash, redemptionId, createdAt: now };
  const claimed = await tx
    .insert(redemptionKeys)
    .values({ memberId, key, ...taken })
    .onConflictDoUpdate({
      target: [redemptionKeys.memberId, redemptionKeys.key],
      set: taken,
      setWhere: lt(redemptionKeys.createdAt, new Date(now.getTime() - keyLifeMs)),
    })
    .returning({ key: redemptionKeys.key });
  if (claimed.length > 0) return undefined;
  return answerUnder(tx, { memberId, key, requestHash });
}

async function answerUnder(
  tx: Database,
  { memberId, key, requestHash }: { memberId: string; key: string; requestHash: string },
): Promise<RedeemAnswer> {
  const [found] = await tx
    .select({
      requestHash: redemptionKeys.requestHash,
      redemptionId: redemptions.id,
      itemName: redemptions.itemName,
      pointsSpent: redemptions.pointsSpent,
      createdAt: redemptions.createdAt,
      points: pointsLedger.balanceAfter,
    })
    .from(redemptionKeys)
    .innerJoin(redemptions, eq(redemptions.id, redemptionKeys.redemptionId))
    .innerJoin(pointsLedger, and(eq(pointsLedger.redemptionId, redemptions.id), eq(pointsLedger.type, "spent")))
    .where(and(eq(redemptionKeys.memberId, memberId), eq(redemptionKeys.key, key)));
  if (!found || found.requestHash !== requestHash) throw conflict(pointsTexts.keyReused);
  return answerOf(found);
}

export async function purgeRedemptionKeys(db: Database, now = new Date()) {
  await db.delete(redemptionKeys).where(lt(redemptionKeys.createdAt, new Date(now.getTime() - keyLifeMs)));
}

type Resolution = { id: string; status: "completed" | "cancelled"; adminNotes?: string | undefined };

/** Ends a pending redemption, once: the second of two gets a conflict. A cancelled one gives the points back. */
export async function resolveRedemption(
  db: Database,
  { id, status, adminNotes }: Resolution,
  by: Actor,
): Promise<StaffRedemption> {
  return inTransaction(db, async (tx) => {
    const notes = adminNotes || (status === "completed" ? pointsTexts.completedNote : pointsTexts.cancelledNote);
    const [resolved] = await tx
      .update(redemptions)
      .set({ status, adminNotes: notes, resolvedAt: sql`now()`, resolvedBy: by.username, resolvedById: by.adminId })
      .where(and(eq(redemptions.id, id), eq(redemptions.status, "pending")))
      .returning(givenBack);
    if (!resolved)
      throw (await exists(tx, id)) ? conflict(pointsTexts.resolved) : notFound("There is no such redemption.");
    if (status === "cancelled") await giveBack(tx, resolved, by);
    const [shown] = await staffView(tx).where(eq(redemptions.id, id));
    if (!shown) throw new Error("A redemption that was just resolved is gone");
    return asStaffRedemption(shown);
  });
}

const givenBack = {
  id: redemptions.id,
  accountId: redemptions.accountId,
  itemName: redemptions.itemName,
  pointsSpent: redemptions.pointsSpent,
};
type Cancelled = { id: string; accountId: string; itemName: string; pointsSpent: number };

const giveBack = (tx: Database, { id, accountId, itemName, pointsSpent }: Cancelled, by?: Actor) =>
  movePoints(tx, accountId, {
    type: "admin_adjust",
    amount: pointsSpent,
    description: `Refund: ${itemName}`,
    redemptionId: id,
    ...(by && { by }),
  });

async function exists(tx: Database, id: string): Promise<boolean> {
  const found = await tx.select({ id: redemptions.id }).from(redemptions).where(eq(redemptions.id, id));
  return found.length > 0;
}

/** A member who leaves: what is pending is cancelled first, and nothing tells any longer who received what. */
export async function leaveRedemptions(tx: Database, memberId: string): Promise<void> {
  const [account] = await tx
    .select({ id: pointsAccounts.id })
    .from(pointsAccounts)
    .where(eq(pointsAccounts.memberId, memberId))
    .for("update"); // from here on they can redeem nothing more
  if (!account) return;
  const own = eq(redemptions.accountId, account.id);
  const cancelled = await tx
    .update(redemptions)
    .set({ status: "cancelled", adminNotes: "The account was deleted", resolvedAt: sql`now()` })
    .where(and(own, eq(redemptions.status, "pending")))
    .returning(givenBack);
  for (const redemption of cancelled) await giveBack(tx, redemption);
  await tx
    .update(redemptions)
    .set({ discordUsername: null })
    .where(and(own, isNotNull(redemptions.discordUsername)));
}

const staffView = (db: Database) =>
  db
    .select({
      id: redemptions.id,
      position: redemptions.position,
      status: redemptions.status,
      createdAt: redemptions.createdAt,
      pointsSpent: redemptions.pointsSpent,
      itemName: redemptions.itemName,
      discordUsername: redemptions.discordUsername,
      adminNotes: redemptions.adminNotes,
      resolvedAt: redemptions.resolvedAt,
      resolvedBy: redemptions.resolvedBy,
      discord: members.discord,
      email: members.email,
    })
    .from(redemptions)
    .innerJoin(pointsAccounts, eq(pointsAccounts.id, redemptions.accountId))
    .leftJoin(members, eq(members.id, pointsAccounts.memberId))
    .$dynamic();

type Shown = Awaited<ReturnType<typeof staffView>>[number];

function asStaffRedemption({ position: _position, itemName, discord, email, ...row }: Shown): StaffRedemption {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    item: { name: itemName },
    user: { discord, email },
  };
}

type RedemptionFilter = Page & { status?: (typeof redemptionStatuses)[number] | undefined };

/** Everybody's, newest first. */
export async function listRedemptions(db: Database, filter: RedemptionFilter): Promise<Listed<StaffRedemption>> {
  const { where, orderBy, limit, listed } = pageOf(filter, { by: [sql`${redemptions.position}`], direction: "desc" });
  const rows = await staffView(db)
    .where(and(where, filter.status && eq(redemptions.status, filter.status)))
    .orderBy(...orderBy)
    .limit(limit);
  return listed(rows, ({ position }) => [position], asStaffRedemption);
}
