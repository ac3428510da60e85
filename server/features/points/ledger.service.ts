import { randomUUIDv7 } from "node:crypto";
import { and, between, eq, sql } from "drizzle-orm";
import { maxPoints, pointsTexts } from "#contract/points/constants.ts";
import type { Database } from "#server/database/database.ts";
import { conflict } from "#server/errors.ts";
import { pointsAccounts, pointsLedger } from "./points.table.ts";

/** Staff who move points, as the ledger remembers them; a temporary session has no account. */
export type Actor = { adminId: string | null; username: string };

type Movement = {
  type: (typeof pointsLedger.$inferInsert)["type"];
  /** Signed, and not 0. */
  amount: number;
  description: string;
  redemptionId?: string;
  by?: Actor;
};

/** Every member has an account for points, made with them. */
export async function openPointsAccount(tx: Database, memberId: string): Promise<void> {
  await tx.insert(pointsAccounts).values({ id: randomUUIDv7(), memberId });
}

/**
 * The one way in which points move, within the transaction of what they move for: the balance and its ledger row, together.
 * Throws a conflict where the balance would leave its range.
 */
export async function movePoints(tx: Database, accountId: string, movement: Movement): Promise<number> {
  const { type, amount, description, redemptionId, by } = movement;
  const balance = sql<number>`${pointsAccounts.balance} + ${amount}`;
  const [account] = await tx
    .update(pointsAccounts)
    .set({
      balance,
      ...(type === "earned" && { earnedCount: sql`${pointsAccounts.earnedCount} + 1` }),
      ...(type === "spent" && { redemptionCount: sql`${pointsAccounts.redemptionCount} + 1` }),
    })
    .where(and(eq(pointsAccounts.id, accountId), between(balance, 0, maxPoints)))
    .returning({ balance: pointsAccounts.balance });
  if (!account) throw outOfRange(movement);
  await tx.insert(pointsLedger).values({
    id: randomUUIDv7(),
    accountId,
    type,
    amount,
    balanceAfter: account.balance,
    description,
    redemptionId,
    adminId: by?.adminId,
    adminUsername: by?.username,
  });
  return account.balance;
}

function outOfRange({ type, amount }: Movement) {
  if (type === "spent") return conflict(pointsTexts.insufficient);
  return conflict(amount < 0 ? pointsTexts.belowZero : pointsTexts.aboveMost);
}
