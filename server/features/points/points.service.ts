import { and, desc, eq, gt, isNotNull, type Placeholder, sql } from "drizzle-orm";
import type { Page } from "#contract/paging.ts";
import type { AdjustRequest } from "#contract/points/admin/forms.ts";
import type { PointsUser, StaffTransaction } from "#contract/points/admin/schemas.ts";
import type { pointsUserSorts, transactionSorts, transactionTypes } from "#contract/points/constants.ts";
import type { PointsSummary, Redemption, Transaction } from "#contract/points/schemas.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/database/queries/keyset.ts";
import { type ListQuery, readList } from "#server/database/queries/list.ts";
import { prepareOnce } from "#server/database/queries/prepare-once.ts";
import { searchOf } from "#server/database/queries/search-of.ts";
import { invalidInput, notFound } from "#server/errors.ts";
import { isCalled, members } from "#server/features/accounts/accounts.table.ts";
import { recordChange } from "#server/features/audit-log/audit-log.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { movePoints } from "./ledger.service.ts";
import { pointsAccounts, pointsLedger, redemptions } from "./points.table.ts";

const newest = 50;

const transaction = {
  id: pointsLedger.id,
  type: pointsLedger.type,
  description: pointsLedger.description,
  amount: pointsLedger.amount,
  createdAt: pointsLedger.createdAt,
  adminUsername: pointsLedger.adminUsername,
};
const redemption = {
  id: redemptions.id,
  status: redemptions.status,
  createdAt: redemptions.createdAt,
  pointsSpent: redemptions.pointsSpent,
  itemName: redemptions.itemName,
};

const asTransaction = (row: Omit<Transaction, "createdAt"> & { createdAt: Date }): Transaction => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
type RedemptionRow = Omit<Redemption, "createdAt" | "item"> & { createdAt: Date; itemName: string };
const asRedemption = ({ itemName, createdAt, ...row }: RedemptionRow): Redemption => ({
  ...row,
  createdAt: createdAt.toISOString(),
  item: { name: itemName },
});

/** The account of a member, as the one value it is: so that the rows are read in the order of their index. */
const accountOf = (memberId: string | Placeholder) =>
  sql`(select ${pointsAccounts.id} from ${pointsAccounts} where ${pointsAccounts.memberId} = ${memberId})`;

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

const transactionOrders = {
  createdAt: { by: [sql`${pointsLedger.position}`], usually: "desc" },
  amount: { by: [sql`${pointsLedger.amount}`, sql`${pointsLedger.position}`], usually: "desc" },
} as const;

type TransactionQuery = ListQuery<(typeof transactionSorts)[number]> & {
  userId?: string | undefined;
  type?: (typeof transactionTypes)[number] | undefined;
};

/** Everyone's, newest first unless asked otherwise. */
export const listTransactions = (
  db: Database,
  { search, userId, type, ...query }: TransactionQuery,
): Promise<Listed<StaffTransaction>> =>
  readList(db, query, {
    sorts: transactionOrders,
    usual: "createdAt",
    where: and(userId ? eq(pointsLedger.accountId, accountOf(userId)) : undefined, type && eq(pointsLedger.type, type)),
    search: searchOf(search, {
      id: pointsLedger.id,
      ids: (where) => db.select({ id: pointsLedger.id }).from(pointsLedger).where(where),
      columns: [pointsLedger.description],
    }),
    rows: (where, key) =>
      db
        .select({ ...transaction, key, name: members.name, email: members.email })
        .from(pointsLedger)
        .innerJoin(pointsAccounts, eq(pointsAccounts.id, pointsLedger.accountId))
        .leftJoin(members, eq(members.id, pointsAccounts.memberId))
        .where(where),
    show: ({ name, email, ...row }) => ({ ...asTransaction(row), user: { name, email } }),
  });

const user = {
  id: members.id,
  discordUsername: members.discord,
  email: members.email,
  name: members.name,
  points: pointsAccounts.balance,
};

export const users = (db: Database) =>
  db
    .select({ ...user, accountId: pointsAccounts.id })
    .from(pointsAccounts)
    .innerJoin(members, eq(members.id, pointsAccounts.memberId))
    .$dynamic();

const userOrders = {
  points: { by: [sql`${pointsAccounts.balance}`, sql`${pointsAccounts.id}`], usually: "desc" },
  name: { by: [sql`lower(${members.name})`, sql`${members.id}`], usually: "asc" },
  discordUsername: { by: [sql`lower(coalesce(${members.discord}, ''))`, sql`${members.id}`], usually: "asc" },
} as const;

/** Members with their points, the most first unless asked otherwise. */
export const listUsers = (
  db: Database,
  { search, ...query }: ListQuery<(typeof pointsUserSorts)[number]>,
): Promise<Listed<PointsUser>> =>
  readList(db, query, {
    sorts: userOrders,
    usual: "points",
    where: undefined,
    // Names are kept without an @.
    search: searchOf(search?.replace(/^@/, ""), {
      id: pointsAccounts.id,
      ids: (where) =>
        db
          .select({ id: pointsAccounts.id })
          .from(pointsAccounts)
          .innerJoin(members, eq(members.id, pointsAccounts.memberId))
          .where(where),
      columns: [members.name, members.email, members.discord],
      exact: isCalled,
    }),
    rows: (where, key) =>
      db
        .select({ ...user, key })
        .from(pointsAccounts)
        .innerJoin(members, eq(members.id, pointsAccounts.memberId))
        .where(where),
    show: (row) => row,
  });

const leaders = 10;

/** The leading members of those with a Discord name and any points. */
export const listLeaders = (db: Database): Promise<PointsUser[]> =>
  users(db)
    .where(and(isNotNull(members.discord), gt(pointsAccounts.balance, 0)))
    .orderBy(desc(pointsAccounts.balance), desc(pointsAccounts.id))
    .limit(leaders);

const actionNames = { add: "Added", subtract: "Subtracted", set: "Set" } as const;

/**
 * Adds, subtracts or sets a member's points. A difference of 0 writes nothing. Throws notFound, or a conflict where the
 * balance would leave its range.
 */
export async function adjustPoints(
  db: Database,
  { id, userId, action, amount, description }: AdjustRequest & { id: string },
  by: SignedInStaff,
): Promise<PointsUser> {
  if (userId !== undefined && userId !== id)
    throw invalidInput("The two members differ", { userId: "Not this member" });
  return inTransaction(db, async (tx) => {
    const [member] = await users(tx).where(eq(members.id, id)).for("update", { of: pointsAccounts });
    if (!member) throw notFound("This member doesn’t exist.");
    const { accountId, ...found } = member;
    const difference = { add: amount, subtract: -amount, set: amount - found.points }[action];
    if (difference === 0) return found;
    const type = action === "add" ? "earned" : "admin_adjust";
    const reason = description || actionNames[action];
    const points = await movePoints(tx, accountId, { type, amount: difference, description: reason, by });
    const change = { before: { points: found.points }, after: { points, description: reason } };
    await recordChange(tx, { by, action: "points.adjust", target: "points", memberId: id, ...change });
    return { ...found, points };
  });
}
