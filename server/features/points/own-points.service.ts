import { and, desc, eq, sql } from "drizzle-orm";
import type { Page } from "#contract/paging.ts";
import type { PointsSummary, Redemption, Transaction } from "#contract/points/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/database/queries/keyset.ts";
import { prepareOnce } from "#server/database/queries/prepare-once.ts";
import { accountOf, asTransaction, transaction } from "./points.service.ts";
import { pointsAccounts, pointsLedger, redemptions } from "./points.table.ts";

const newest = 50;

const redemption = {
  id: redemptions.id,
  status: redemptions.status,
  createdAt: redemptions.createdAt,
  pointsSpent: redemptions.pointsSpent,
  itemName: redemptions.itemName,
};

type RedemptionRow = Omit<Redemption, "createdAt" | "item"> & { createdAt: Date; itemName: string };
const asRedemption = ({ itemName, createdAt, ...row }: RedemptionRow): Redemption => ({
  ...row,
  createdAt: createdAt.toISOString(),
  item: { name: itemName },
});

const pointsOfMember = prepareOnce((db) => {
  const latest = db
    .select({ ...transaction, position: pointsLedger.position })
    .from(pointsLedger)
    .where(eq(pointsLedger.accountId, pointsAccounts.id))
    .orderBy(desc(pointsLedger.position))
    .limit(newest)
    .as("latest");
  return db
    .select({
      points: pointsAccounts.balance,
      earnedCount: pointsAccounts.earnedCount,
      redemptionCount: pointsAccounts.redemptionCount,
      transaction: {
        id: latest.id,
        type: latest.type,
        description: latest.description,
        amount: latest.amount,
        createdAt: latest.createdAt,
        adminUsername: latest.adminUsername,
      },
    })
    .from(pointsAccounts)
    .leftJoinLateral(latest, sql`true`)
    .where(eq(pointsAccounts.memberId, sql.placeholder("memberId")))
    .orderBy(desc(latest.position))
    .prepare("points of a member");
});

const redemptionsOfMember = prepareOnce((db) =>
  db
    .select(redemption)
    .from(redemptions)
    .where(eq(redemptions.accountId, accountOf(sql.placeholder("memberId"))))
    .orderBy(desc(redemptions.position))
    .limit(newest)
    .prepare("redemptions of a member"),
);

/** A member's balance with the newest rows, in two queries however long their history. */
export async function getSummary(db: Database, memberId: string): Promise<PointsSummary> {
  const [rows, redeemed] = await Promise.all([
    pointsOfMember(db).execute({ memberId }),
    redemptionsOfMember(db).execute({ memberId }),
  ]);
  const { points = 0, earnedCount = 0, redemptionCount = 0 } = rows[0] ?? {};
  const transactions = rows.flatMap((row) => (row.transaction ? [asTransaction(row.transaction)] : []));
  return { points, earnedCount, redemptionCount, transactions, redemptions: redeemed.map(asRedemption) };
}

/** A member's own, newest first. */
export async function listOwnTransactions(db: Database, memberId: string, page: Page): Promise<Listed<Transaction>> {
  const { where, orderBy, limit, listed } = pageOf(page, { by: [sql`${pointsLedger.position}`], direction: "desc" });
  const rows = await db
    .select({ ...transaction, position: pointsLedger.position })
    .from(pointsLedger)
    .where(and(where, eq(pointsLedger.accountId, accountOf(memberId))))
    .orderBy(...orderBy)
    .limit(limit);
  return listed(
    rows,
    ({ position }) => [position],
    ({ position: _position, ...row }) => asTransaction(row),
  );
}

export async function listOwnRedemptions(db: Database, memberId: string, page: Page): Promise<Listed<Redemption>> {
  const { where, orderBy, limit, listed } = pageOf(page, { by: [sql`${redemptions.position}`], direction: "desc" });
  const rows = await db
    .select({ ...redemption, position: redemptions.position })
    .from(redemptions)
    .where(and(where, eq(redemptions.accountId, accountOf(memberId))))
    .orderBy(...orderBy)
    .limit(limit);
  return listed(
    rows,
    ({ position }) => [position],
    ({ position: _position, ...row }) => asRedemption(row),
  );
}
