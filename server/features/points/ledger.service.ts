import { randomUUIDv7 } from "node:crypto";
import { and, between, eq, sql } from "drizzle-orm";
import { maxPoints, pointsTexts } from "#contract/points/constants.ts";
import type { Database } from "#server/database/database.ts";
import { prepareOnce } from "#server/database/queries/prepare-once.ts";
import { conflict } from "#server/errors.ts";
import { pointsAccounts, pointsLedger } from "./points.table.ts";

/** Staff who move points, as the ledger stores them. A temporary session has no account. */
export type Actor = { adminId: string | null; username: string };

type Movement = {
  type: (typeof pointsLedger.$inferInsert)["type"];
  /** Signed, never 0. */
  amount: number;
  description: string;
  redemptionId?: string;
  by?: Actor;
};

/** Creates the points account that every member has. */
export async function openPointsAccount(tx: Database, memberId: string): Promise<void> {
  await tx.insert(pointsAccounts).values({ id: randomUUIDv7(), memberId });
}

/**
 * Moves points. Nothing else does. Call it in the transaction that stores the reason. Changes the balance and adds its
 * ledger row. Returns the new balance. Throws conflict if it would be out of range.
 */
export async function movePoints(tx: Database, accountId: string, movement: Movement): Promise<number> {
  const { type, amount } = movement;
  const counted = { earned: type === "earned" ? 1 : 0, spent: type === "spent" ? 1 : 0 };
  const [account] = await moveBalance(tx).execute({ accountId, amount, ...counted });
  if (!account) throw outOfRange(movement);
  const row = rowOf({ ...movement, accountId });
  await insertMovement(tx).execute({ redemptionId: null, ...row, balanceAfter: account.balance });
  return account.balance;
}

const moveBalance = prepareOnce((db) => {
  const balance = sql<number>`${pointsAccounts.balance} + ${sql.placeholder("amount")}::int`;
  return db
    .update(pointsAccounts)
    .set({
      balance,
      earnedCount: sql`${pointsAccounts.earnedCount} + ${sql.placeholder("earned")}::int`,
      redemptionCount: sql`${pointsAccounts.redemptionCount} + ${sql.placeholder("spent")}::int`,
    })
    .where(and(eq(pointsAccounts.id, sql.placeholder("accountId")), between(balance, 0, maxPoints)))
    .returning({ balance: pointsAccounts.balance })
    .prepare("move balance");
});

const insertMovement = prepareOnce((db) =>
  db
    .insert(pointsLedger)
    .values({
      id: sql.placeholder("id"),
      accountId: sql.placeholder("accountId"),
      type: sql.placeholder("type"),
      amount: sql.placeholder("amount"),
      balanceAfter: sql.placeholder("balanceAfter"),
      description: sql.placeholder("description"),
      redemptionId: sql.placeholder("redemptionId"),
      adminId: sql.placeholder("adminId"),
      adminUsername: sql.placeholder("adminUsername"),
    })
    .prepare("insert movement"),
);

/** Balances of locked accounts, by the account's id. */
export type Balances = Map<string, number>;
export type MovementOf = Movement & { accountId: string };

/**
 * Does the same for many movements, in two statements. Their accounts are already locked; `balances` is updated.
 * Returns the ids of the ledger rows, in order. Throws conflict if a balance would be out of range.
 */
export async function moveManyPoints(tx: Database, balances: Balances, movements: MovementOf[]): Promise<string[]> {
  const earned = new Map<string, number>();
  const rows = movements.map((movement) => {
    const balanceAfter = (balances.get(movement.accountId) ?? 0) + movement.amount;
    if (balanceAfter < 0 || balanceAfter > maxPoints) throw outOfRange(movement);
    balances.set(movement.accountId, balanceAfter);
    if (movement.type === "earned") earned.set(movement.accountId, (earned.get(movement.accountId) ?? 0) + 1);
    return { ...rowOf(movement), balanceAfter };
  });
  if (rows.length === 0) return [];
  const changes = [...new Set(rows.map(({ accountId }) => accountId))].map((id) => ({
    id,
    balance: balances.get(id),
    earned: earned.get(id) ?? 0,
  }));
  await tx.execute(sql`
    update ${pointsAccounts} set balance = changed.balance, earned_count = ${pointsAccounts.earnedCount} + changed.earned
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as changed (id uuid, balance int, earned int)
    where ${pointsAccounts.id} = changed.id`);
  await tx.insert(pointsLedger).values(rows);
  return rows.map(({ id }) => id);
}

const rowOf = ({ by, ...movement }: MovementOf) => ({
  ...movement,
  id: randomUUIDv7(),
  adminId: by?.adminId ?? null,
  adminUsername: by?.username ?? null,
});

function outOfRange({ type, amount }: Movement) {
  if (type === "spent") return conflict(pointsTexts.insufficient);
  return conflict(amount < 0 ? pointsTexts.belowZero : pointsTexts.aboveMost);
}
