import { and, desc, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { PointsSummary, Redemption, Transaction } from "#contract/points/schemas.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { askTogether } from "#server/database/queries/ask-together.ts";
import { type Listed, pageOf } from "#server/database/queries/keyset.ts";
import { prepareSqlOnce } from "#server/database/queries/prepare-once.ts";
import { accountOf, asTransaction, transaction } from "./points.service.ts";
import { pointsAccounts, pointsLedger, redemptionKeys, redemptions } from "./points.table.ts";

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

const isoText = (moment: PgColumn) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Stands for the team's name, which one statement doesn't know. `to_json` leaves no such character in what people typed. */
const staffMark = "\u0001";

/**
 * Concatenated as text, with `to_json` for everything that people typed: `json_build_object` takes the embedded engine twice as
 * long.
 */
const summariesOfMembers = prepareSqlOnce<{ memberId: string; summary: string }>(
  "points of members",
  sql`
    select ${pointsAccounts.memberId} as "memberId",
      '{"points":' || ${pointsAccounts.balance} || ',"earnedCount":' || ${pointsAccounts.earnedCount}
      || ',"redemptionCount":' || ${pointsAccounts.redemptionCount}
      || ',"transactions":[' || coalesce((
        select string_agg(
          '{"id":"' || id || '","type":"' || type || '","description":' || to_json(description) || ',"amount":' || amount
          || ',"createdAt":"' || ${isoText(pointsLedger.createdAt)} || '","adminUsername":'
          || case when admin_username is null then 'null' else ${staffMark} end || '}',
          ',' order by position desc
        )
        from (
          select * from ${pointsLedger} where account_id = ${pointsAccounts.id} order by position desc limit ${newest}
        ) ${pointsLedger}
      ), '')
      || '],"redemptions":[' || coalesce((
        select string_agg(
          '{"id":"' || id || '","status":"' || status || '","createdAt":"' || ${isoText(redemptions.createdAt)}
          || '","pointsSpent":' || points_spent || ',"item":{"name":' || to_json(item_name) || '}}',
          ',' order by position desc
        )
        from (
          select * from ${redemptions} where account_id = ${pointsAccounts.id} order by position desc limit ${newest}
        ) ${redemptions}
      ), '') || ']}' as summary
    from ${pointsAccounts} where ${pointsAccounts.memberId} = any(${sql.placeholder("memberIds")})`,
);

const nothing: PointsSummary = { points: 0, earnedCount: 0, redemptionCount: 0, transactions: [], redemptions: [] };

/**
 * Returns a member's balance with the newest rows, as the JSON of a `PointsSummary`. The database writes it in one query, however
 * long their history is: turning a hundred rows into objects, checking them and serialising them takes twice as long.
 */
export async function summaryJson(db: Database, memberId: string, team: Pick<Team, "name">): Promise<string> {
  const summary = (await summaryOfMember(db, memberId)) ?? JSON.stringify(nothing);
  return summary.replaceAll(staffMark, () => JSON.stringify(team.name));
}

/** Few at once: each takes the embedded engine a third of a millisecond, in which it answers nobody else. */
const summaryOfMember = askTogether(
  async (db, memberIds) => {
    const { rows } = await summariesOfMembers(db).execute({ memberIds });
    return new Map(rows.map(({ memberId, summary }) => [memberId, summary]));
  },
  { atOnce: 10 },
);

/** Lists a member's own transactions, newest first. Staff's user names aren't for members, who see the team's name instead. */
export async function listOwnTransactions(
  db: Database,
  { memberId, team }: { memberId: string; team: Pick<Team, "name"> },
  page: PageQuery,
): Promise<Listed<Transaction>> {
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
    ({ position: _position, adminUsername, ...row }) =>
      asTransaction({ ...row, adminUsername: adminUsername && team.name }),
  );
}

export async function listOwnRedemptions(db: Database, memberId: string, page: PageQuery): Promise<Listed<Redemption>> {
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

type Rows = PersonalData["sections"][number]["rows"];

/** Exports a member's points with every transaction. */
export async function exportPoints(db: Database, memberId: string): Promise<Rows> {
  const { type, amount, description, balanceAfter, createdAt, position } = pointsLedger;
  const rows = await db
    .select({ type, amount, description, balanceAfter, createdAt })
    .from(pointsLedger)
    .innerJoin(pointsAccounts, eq(pointsAccounts.id, pointsLedger.accountId))
    .where(eq(pointsAccounts.memberId, memberId))
    .orderBy(desc(position));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function exportRedemptions(db: Database, memberId: string): Promise<Rows> {
  const { itemName, pointsSpent, status, discordUsername, adminNotes, createdAt, resolvedAt, position } = redemptions;
  const rows = await db
    .select({ itemName, pointsSpent, status, discordUsername, adminNotes, createdAt, resolvedAt })
    .from(redemptions)
    .innerJoin(pointsAccounts, eq(pointsAccounts.id, redemptions.accountId))
    .where(eq(pointsAccounts.memberId, memberId))
    .orderBy(desc(position));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  }));
}

/** Exports when redemptions were sent, which is kept for a day. */
export async function exportRedemptionKeys(db: Database, memberId: string): Promise<Rows> {
  const rows = await db
    .select({ createdAt: redemptionKeys.createdAt })
    .from(redemptionKeys)
    .where(eq(redemptionKeys.memberId, memberId));
  return rows.map(({ createdAt }) => ({ createdAt: createdAt.toISOString() }));
}
