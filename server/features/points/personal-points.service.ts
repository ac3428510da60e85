import { desc, eq } from "drizzle-orm";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { pointsAccounts, pointsLedger, redemptionKeys, redemptions } from "./points.table.ts";

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
