import { createHash, randomUUIDv7 } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { pointsTexts } from "#contract/points/constants.ts";
import type { RedeemRequest } from "#contract/points/forms.ts";
import type { RedeemAnswer } from "#contract/points/schemas.ts";
import { inPoints } from "#contract/team/points-words.ts";
import type { Team } from "#contract/team.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { prepareOnce, prepareSqlOnce } from "#server/database/queries/prepare-once.ts";
import { keptMs } from "#server/database/queries/retention.ts";
import { conflict, notFound } from "#server/errors.ts";
import { memberSessions } from "#server/features/accounts/accounts.table.ts";
import { type ActingMember, requireMemberSession } from "#server/features/accounts/member-sessions.service.ts";
import { asPlainText } from "#server/features/outbox/card.format.ts";
import { queueNotice } from "#server/features/outbox/outbox.service.ts";
import { movePoints } from "./ledger.service.ts";
import { pointsAccounts, pointsLedger, redemptionKeys, redemptions, rewardItems } from "./points.table.ts";

const keyLifeMs = keptMs("redemptionKeys");

type Redeeming = {
  member: ActingMember;
  request: RedeemRequest;
  key?: string | undefined;
  /** How the staff's Discord is told. */
  notice: { team: Team; hasWebhook: boolean };
};

/**
 * Spends a member's points on an item. For a day, the same request under the same key is carried out once and gets the same
 * answer. Throws notFound for an item that isn't on offer, and conflict for too few points, a price other than the agreed one, or
 * a key of another request.
 */
export async function redeem(db: Database, redeeming: Redeeming, now = new Date()): Promise<RedeemAnswer> {
  const redemptionId = randomUUIDv7();
  return inTransaction(db, async (tx) => {
    const found = await lockForSpending(tx, { ...redeeming, now });
    if (!found) return answerWithout(tx, { ...redeeming, now });
    const earlier = await claimKey(tx, { ...redeeming, redemptionId, now });
    return earlier ?? (await spendOn(tx, { ...redeeming, ...found, redemptionId }));
  });
}

type At = Redeeming & { now: Date };

/**
 * Locks a member's account, the item on offer and the session, so that movements of the account go one after another, the item's
 * price stays the one that is charged, and the member stays signed in.
 */
async function lockForSpending(tx: Database, { member, request, now }: At): Promise<Found | undefined> {
  const { rows } = await lockSpending(tx).execute({
    itemId: request.itemId,
    sessionId: member.sessionId,
    memberId: member.id,
    now: now.toISOString(),
  });
  return rows[0];
}

const lockSpending = prepareSqlOnce<Found>(
  "lock spending",
  sql`
    select a.id as "accountId", i.name, i.price from ${pointsAccounts} a
    join ${rewardItems} i on i.id = ${sql.placeholder("itemId")} and i.is_active
    join ${memberSessions} s on s.id = ${sql.placeholder("sessionId")} and s.member_id = a.member_id
      and s.expires_at > ${sql.placeholder("now")}::timestamptz
    where a.member_id = ${sql.placeholder("memberId")} for no key update of a for share of i for key share of s`,
);

type Found = { accountId: string; name: string; price: number };

/** Answers when the item isn't on offer or the member can't spend: with an earlier answer under the key, or by throwing. */
async function answerWithout(tx: Database, redeeming: At): Promise<RedeemAnswer> {
  await requireMemberSession(tx, redeeming.member, redeeming.now);
  const earlier = await findAnswer(tx, redeeming);
  if (earlier) return earlier;
  throw notFound(pointsTexts.itemGone);
}

type Spending = Redeeming & Found & { redemptionId: string };

async function spendOn(tx: Database, spending: Spending): Promise<RedeemAnswer> {
  const { accountId, name, price, member, request, redemptionId, notice } = spending;
  if (request.price !== undefined && request.price !== price) throw conflict(pointsTexts.priceChanged);
  const [made] = await insertRedemption(tx).execute({
    id: redemptionId,
    accountId,
    itemId: request.itemId,
    itemName: name,
    pointsSpent: price,
    discordUsername: request.discordUsername ?? null,
  });
  const points = await movePoints(tx, accountId, {
    type: "spent",
    amount: -price,
    description: `Redeemed: ${name}`,
    redemptionId,
  });
  const about = { kind: "redemption", id: redemptionId } as const;
  const { team, hasWebhook } = notice;
  await queueNotice(tx, { about, memberId: member.id, content: noticeOf(spending, team), hasWebhook });
  const createdAt = made?.createdAt ?? new Date();
  return answerOf({ redemptionId, itemName: name, pointsSpent: price, createdAt, points });
}

const insertRedemption = prepareOnce((db) =>
  db
    .insert(redemptions)
    .values({
      id: sql.placeholder("id"),
      accountId: sql.placeholder("accountId"),
      itemId: sql.placeholder("itemId"),
      itemName: sql.placeholder("itemName"),
      pointsSpent: sql.placeholder("pointsSpent"),
      discordUsername: sql.placeholder("discordUsername"),
    })
    .returning({ createdAt: redemptions.createdAt })
    .prepare("insert redemption"),
);

const noticeOf = ({ name, price, request: { discordUsername } }: Spending, team: Team) =>
  `New redemption: ${asPlainText(name)} for ${inPoints(price, team)}${discordUsername ? `, to ${asPlainText(discordUsername)}` : ""}.`;

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

/** Takes the key, or returns the answer already given under it. A second request waits here until the first has ended. */
async function claimKey(tx: Database, claim: Claim): Promise<RedeemAnswer | undefined> {
  const { member, key, request, redemptionId, now } = claim;
  if (key === undefined) return undefined;
  const claimed = await claimKeyRow(tx).execute({
    memberId: member.id,
    key,
    requestHash: hashOf(request),
    redemptionId,
    now,
    endedBefore: new Date(now.getTime() - keyLifeMs),
  });
  return claimed.length > 0 ? undefined : findAnswer(tx, claim);
}

const claimKeyRow = prepareOnce((db) =>
  db
    .insert(redemptionKeys)
    .values({
      memberId: sql.placeholder("memberId"),
      key: sql.placeholder("key"),
      requestHash: sql.placeholder("requestHash"),
      redemptionId: sql.placeholder("redemptionId"),
      createdAt: sql.placeholder("now"),
    })
    .onConflictDoUpdate({
      target: [redemptionKeys.memberId, redemptionKeys.key],
      set: {
        requestHash: sql`excluded.request_hash`,
        redemptionId: sql`excluded.redemption_id`,
        createdAt: sql`excluded.created_at`,
      },
      setWhere: lt(redemptionKeys.createdAt, sql.placeholder("endedBefore")),
    })
    .returning({ key: redemptionKeys.key })
    .prepare("claim redemption key"),
);

/**
 * Leaves out the price, which is a condition: a request carried out under the key gets its answer, whatever the item costs by
 * now.
 */
const hashOf = ({ itemId, discordUsername }: RedeemRequest) =>
  createHash("sha256")
    .update(JSON.stringify([itemId, discordUsername]))
    .digest("hex");

/** Throws conflict if the key was used for another request. */
async function findAnswer(tx: Database, { member, key, request }: Redeeming): Promise<RedeemAnswer | undefined> {
  if (key === undefined) return undefined;
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
    .where(and(eq(redemptionKeys.memberId, member.id), eq(redemptionKeys.key, key)));
  if (found && found.requestHash !== hashOf(request)) throw conflict(pointsTexts.keyReused);
  return found && answerOf(found);
}

export async function purgeRedemptionKeys(db: Database, now = new Date()) {
  await deleteInBatches(db, redemptionKeys, lt(redemptionKeys.createdAt, new Date(now.getTime() - keyLifeMs)));
}
