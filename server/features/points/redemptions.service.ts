import { createHash, randomUUIDv7 } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type { RedeemAnswer, RedeemRequest } from "#contract/points.ts";
import { pointsTexts } from "#contract/points-programme.ts";
import { announce, type Database, inTransaction } from "#server/database/database.ts";
import { conflict, notFound, notSignedIn } from "#server/errors.ts";
import { asPlainText, queueNotice } from "#server/features/outbox/outbox.service.ts";
import { movePoints } from "./ledger.service.ts";
import { pointsAccounts, pointsLedger, redemptionKeys, redemptions, rewardItems } from "./points.table.ts";

const keyLifeMs = 24 * 3_600_000;

type Redeeming = {
  memberId: string;
  request: RedeemRequest;
  key?: string | undefined;
  /** Whether the staff's Discord hears of it. */
  isTold?: boolean;
};

/**
 * Spends a member's points on an item. Under the same key the same request is carried out once and answered alike for a day.
 * Throws notFound for an item that is not on offer, a conflict for too few points or a key of another request.
 */
export async function redeem(db: Database, redeeming: Redeeming, now = new Date()): Promise<RedeemAnswer> {
  const redemptionId = randomUUIDv7();
  const answer = await inTransaction(db, async (tx) => {
    const found = await lockForSpending(tx, redeeming);
    if (!found) throw notSignedIn(); // they left since they were let in
    const earlier = await claimKey(tx, { ...redeeming, redemptionId, now });
    return earlier ?? (await spendOn(tx, { ...redeeming, ...found, redemptionId }));
  });
  if (redeeming.isTold) await announce(db, "outbox");
  return answer;
}

/** A member's account, and the item where it is on offer: its price as read here is the one that is charged and answered. */
async function lockForSpending(tx: Database, { memberId, request }: Redeeming) {
  const [found] = await tx
    .select({ accountId: pointsAccounts.id, item: { name: rewardItems.name, price: rewardItems.price } })
    .from(pointsAccounts)
    .leftJoin(rewardItems, and(eq(rewardItems.id, request.itemId), eq(rewardItems.isActive, true)))
    .where(eq(pointsAccounts.memberId, memberId))
    .for("no key update", { of: pointsAccounts });
  return found;
}

type Spending = Redeeming & { accountId: string; item: { name: string; price: number } | null; redemptionId: string };

async function spendOn(tx: Database, spending: Spending): Promise<RedeemAnswer> {
  const { accountId, item, memberId, request, redemptionId, isTold } = spending;
  if (!item) throw notFound(pointsTexts.itemGone);
  const { name, price } = item;
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
  if (isTold) await queueNotice(tx, { memberId, content: noticeOf(item, request) });
  const createdAt = made?.createdAt ?? new Date();
  return answerOf({ redemptionId, itemName: name, pointsSpent: price, createdAt, points });
}

const noticeOf = ({ name, price }: { name: string; price: number }, { discordUsername }: RedeemRequest) =>
  `New redemption: ${asPlainText(name)} for ${price.toLocaleString("en-GB")} points, to ${asPlainText(discordUsername)}.`;

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
