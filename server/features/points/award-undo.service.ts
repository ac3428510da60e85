import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { awardTexts } from "#contract/points/awards/constants.ts";
import type { UndoneAward } from "#contract/points/awards/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { conflict, notFound } from "#server/errors.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { getAward, undoEndOf } from "./awards.service.ts";
import { type Balances, type MovementOf, moveManyPoints } from "./ledger.service.ts";
import { users } from "./points.service.ts";
import { pointsAccounts, pointsAwardRows, pointsAwards, pointsLedger } from "./points.table.ts";

type Undoing = { id: string; by: SignedInStaff };

/**
 * Undoes an award to many members with new ledger rows. Members with too few points left keep them and are listed; another call
 * tries them again. Throws conflict for an award that is too old.
 */
export async function undoAward(db: Database, { id, by }: Undoing, now = new Date()): Promise<UndoneAward> {
  return makeChange(db, by, async (tx, { record }) => {
    await lockAward(tx, id, now);
    const rows = await rowsToUndo(tx, id);
    const accounts = await lockAccounts(tx, rows);
    const balances = new Map(accounts.map(({ id: accountId, balance }) => [accountId, balance]));
    const memberOf = new Map(accounts.map(({ id: accountId, memberId }) => [accountId, memberId]));
    const theirs = rows.filter(({ accountId }) => memberOf.get(accountId));
    const { movements, undone, left, changes } = reversalsOf(theirs, { balances, memberOf, by });
    await markUndone(tx, undone, await moveManyPoints(tx, balances, movements));
    changes.forEach(record);
    return {
      award: await getAward(tx, id),
      left: await named(tx, left, memberOf),
      deletedCount: rows.length - theirs.length,
    };
  });
}

async function lockAward(tx: Database, id: string, now: Date) {
  const { createdAt } = pointsAwards;
  const [award] = await tx.select({ createdAt }).from(pointsAwards).where(eq(pointsAwards.id, id)).for("update");
  if (!award) throw notFound("This award doesn’t exist.");
  if (undoEndOf(award.createdAt) < now) throw conflict(awardTexts.tooOld);
}

type Row = { id: string; accountId: string; amount: number; description: string };

const rowsToUndo = (tx: Database, awardId: string): Promise<Row[]> =>
  tx
    .select({
      id: pointsLedger.id,
      accountId: pointsLedger.accountId,
      amount: pointsLedger.amount,
      description: pointsLedger.description,
    })
    .from(pointsAwardRows)
    .innerJoin(pointsLedger, eq(pointsLedger.id, pointsAwardRows.ledgerId))
    .where(and(eq(pointsAwardRows.awardId, awardId), isNull(pointsAwardRows.undoneById)))
    .orderBy(asc(pointsLedger.position));

async function markUndone(tx: Database, undone: Row[], by: string[]) {
  const pairs = undone.map(({ id }, index) => ({ id, back: by[index] }));
  await tx.execute(sql`
    update ${pointsAwardRows} set undone_by_id = pair.back
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (id uuid, back uuid)
    where ${pointsAwardRows.ledgerId} = pair.id`);
}

const lockAccounts = (tx: Database, rows: Row[]) =>
  tx
    .select({ id: pointsAccounts.id, memberId: pointsAccounts.memberId, balance: pointsAccounts.balance })
    .from(pointsAccounts)
    .where(
      inArray(
        pointsAccounts.id,
        rows.map(({ accountId }) => accountId),
      ),
    )
    .orderBy(asc(pointsAccounts.id))
    .for("update");

type Accounts = { balances: Balances; memberOf: Map<string, string | null>; by: SignedInStaff };

/** Sorts the rows into those that can be undone, and those that can't because the points are spent. */
function reversalsOf(rows: Row[], { balances: before, memberOf, by }: Accounts) {
  const balances = new Map(before);
  const undone: Row[] = [];
  const left: Row[] = [];
  const movements: MovementOf[] = [];
  const changes: { action: string; target: string; memberId: string; before: object; after: object }[] = [];
  for (const row of rows) {
    const { accountId, amount } = row;
    const points = balances.get(accountId) ?? 0;
    if (points < amount) {
      left.push(row);
      continue;
    }
    balances.set(accountId, points - amount);
    undone.push(row);
    const description = `Undone: ${row.description}`;
    movements.push({ accountId, type: "admin_adjust", amount: -amount, description, by });
    const after = { points: points - amount, description };
    const memberId = memberOf.get(accountId) ?? "";
    changes.push({ action: "points.undo-award", target: "points", memberId, before: { points }, after });
  }
  return { movements, undone, left, changes };
}

async function named(tx: Database, rows: Row[], memberOf: Accounts["memberOf"]): Promise<UndoneAward["left"]> {
  const ids = rows.flatMap(({ accountId }) => memberOf.get(accountId) ?? []);
  if (ids.length === 0) return [];
  const found = await users(tx).where(inArray(members.id, ids));
  const byAccount = new Map(found.map(({ accountId, ...user }) => [accountId, user]));
  return rows.flatMap(({ accountId, amount }) => {
    const user = byAccount.get(accountId);
    return user ? [{ user, amount }] : [];
  });
}
