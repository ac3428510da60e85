import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { AdjustRequest } from "#contract/points/admin/forms.ts";
import type { PointsUser, StaffTransaction } from "#contract/points/admin/schemas.ts";
import type { pointsUserSorts, transactionSorts, transactionTypes } from "#contract/points/constants.ts";
import type { Transaction } from "#contract/points/schemas.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { type ListQuery, readList } from "#server/database/queries/list.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { searchOf } from "#server/database/queries/search-of.ts";
import { invalidInput, notFound } from "#server/errors.ts";
import { isCalled, members } from "#server/features/accounts/accounts.table.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { movePoints } from "./ledger.service.ts";
import { pointsAccounts, pointsLedger, redemptions } from "./points.table.ts";

/** The columns of a ledger row that members and staff see. */
export const transaction = {
  id: pointsLedger.id,
  type: pointsLedger.type,
  description: pointsLedger.description,
  amount: pointsLedger.amount,
  createdAt: pointsLedger.createdAt,
  adminUsername: pointsLedger.adminUsername,
};
export const asTransaction = (row: Omit<Transaction, "createdAt"> & { createdAt: Date }): Transaction => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
/** Returns a member's account as a single value, so that rows are read in the order of their index. */
export const accountOf = (memberId: string) =>
  sql`(select ${pointsAccounts.id} from ${pointsAccounts} where ${pointsAccounts.memberId} = ${memberId})`;

const transactionOrders = {
  createdAt: { by: [sql`${pointsLedger.position}`], usually: "desc" },
  amount: { by: [sql`${pointsLedger.amount}`, sql`${pointsLedger.position}`], usually: "desc" },
} as const;

type TransactionQuery = ListQuery<(typeof transactionSorts)[number]> & {
  userId?: string | undefined;
  type?: (typeof transactionTypes)[number] | undefined;
};

/** Lists everyone's, newest first by default. */
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
  name: { by: [folded(members.name), sql`${members.id}`], usually: "asc" },
  discordUsername: { by: [folded(sql`coalesce(${members.discord}, '')`), sql`${members.id}`], usually: "asc" },
} as const;

/** Lists members with their points, by default from most to fewest. */
export const listUsers = (
  db: Database,
  { search, ...query }: ListQuery<(typeof pointsUserSorts)[number]>,
): Promise<Listed<PointsUser>> =>
  readList(db, query, {
    sorts: userOrders,
    usual: "points",
    where: undefined,
    // Names are stored without an @.
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

/** Lists the leading members with any points. Where the team has a Discord, only those with a name there; otherwise those who chose it. */
export const listLeaders = (db: Database, team: Team): Promise<PointsUser[]> =>
  users(db)
    .where(
      and(
        hasDiscord(team) ? isNotNull(members.discord) : eq(members.isOnLeaderboard, true),
        gt(pointsAccounts.balance, 0),
      ),
    )
    .orderBy(desc(pointsAccounts.balance), desc(pointsAccounts.id))
    .limit(leaders);

const actionNames = { add: "Added", subtract: "Subtracted", set: "Set" } as const;

/**
 * Adds, subtracts or sets a member's points. A difference of 0 writes nothing. Throws notFound, or conflict if the balance would
 * be out of range.
 */
export async function adjustPoints(
  db: Database,
  { id, userId, action, amount, description }: AdjustRequest & { id: string },
  by: SignedInStaff,
): Promise<PointsUser> {
  if (userId !== undefined && userId !== id)
    throw invalidInput("The two members differ", { userId: "Not this member" });
  return makeChange(db, by, async (tx, { record }) => {
    const [member] = await users(tx).where(eq(members.id, id)).for("update", { of: pointsAccounts });
    if (!member) throw notFound("This member doesn’t exist.");
    const { accountId, ...found } = member;
    const difference = { add: amount, subtract: -amount, set: amount - found.points }[action];
    if (difference === 0) return found;
    const type = action === "add" ? "earned" : "admin_adjust";
    const reason = description || actionNames[action];
    const points = await movePoints(tx, accountId, { type, amount: difference, description: reason, by });
    const change = { before: { points: found.points }, after: { points, description: reason } };
    record({ action: "points.adjust", target: "points", memberId: id, ...change });
    return { ...found, points };
  });
}

/** Counts the members with points, and the redemptions that staff haven't resolved. Only asked before points are switched off. */
export const countHeld = async (db: Database) => ({
  memberCount: await db.$count(pointsAccounts, and(gt(pointsAccounts.balance, 0), isNotNull(pointsAccounts.memberId))),
  pendingCount: await db.$count(redemptions, eq(redemptions.status, "pending")),
});
