import { and, eq, getTableColumns, getTableName, gt, lt, Subquery, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { type BinKind, binTexts } from "#contract/bin/constants.ts";
import type { Database } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { keptMs } from "#server/database/queries/retention.ts";
import { isUniqueViolation } from "#server/database/sql-errors.ts";
import { conflict, notFound } from "#server/errors.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { type Actor, asActor } from "#server/features/audit-log/audit-log.service.ts";
import { bin } from "./bin.table.ts";

type Thing = { kind: BinKind; table: PgTable; id: string };
type Deletion = Thing & {
  /** The name that staff know it by. */
  name: string;
  by: Actor;
  /** Its owner, with whom it is deleted. */
  memberId?: string | null;
  /** When it would have been deleted anyway, if that is sooner than the bin's 30 days. */
  keptUntil?: Date | undefined;
};

type Restoration = Thing & {
  clash?: string;
  /** The only member who may restore it. */
  deletedBy?: string | undefined;
};

const keptInBinMs = keptMs("bin");

/** Moves a row from its table into the bin. */
export async function moveToBin(tx: Database, deletion: Deletion, now = new Date()): Promise<void> {
  const { kind, table, id, name, by, memberId = null, keptUntil } = deletion;
  const gone = await tx.execute<{ row: Record<string, unknown> }>(
    sql`delete from ${table} where id = ${id} returning to_jsonb(${table}) as row`,
  );
  const row = gone.rows[0]?.row;
  if (!row || (memberId !== null && !(await lockOwner(tx, memberId)))) return;
  const { actor, actorMemberId } = await asActor(tx, by);
  const longest = new Date(now.getTime() + keptInBinMs);
  await tx.insert(bin).values({
    id,
    kind,
    name,
    row,
    memberId,
    deletedAt: now,
    deletedBy: actor ?? null,
    deletedByMemberId: actorMemberId ?? null,
    expiresAt: keptUntil && keptUntil < longest ? keptUntil : longest,
  });
}

/** Returns whether the owner still has an account. If so, it can't be deleted until the transaction ends. */
async function lockOwner(tx: Database, memberId: string): Promise<boolean> {
  const locked = await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("key share");
  return locked.length > 0;
}

/**
 * Puts a row back into its table unchanged. Throws notFound if it isn't in the bin, and conflict with the message `clash` if
 * another row has taken its place.
 */
export async function takeFromBin(
  tx: Database,
  { kind, table, id, clash = binTexts.takenBack, deletedBy }: Restoration,
  now = new Date(),
): Promise<void> {
  const isTheirs = deletedBy === undefined ? undefined : eq(bin.deletedByMemberId, deletedBy);
  const inBin = and(eq(bin.id, id), eq(bin.kind, kind), gt(bin.expiresAt, now), isTheirs);
  const [taken] = await tx.delete(bin).where(inBin).returning({ row: bin.row });
  if (!taken) throw notInBin();
  const row = await withoutGoneAccounts(tx, table, taken.row);
  const known = getTableConfig(table).columns.map(({ name }) => name);
  const columns = sql.join(
    // a column that a later release added gets its default
    known.filter((name) => name in row).map((name) => sql.identifier(name)),
    sql`, `,
  );
  try {
    await tx.execute(
      sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)`,
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(clash);
    throw error;
  }
}

/** Clears references to accounts that were deleted while the row was in the bin, as the deletion would have done. */
async function withoutGoneAccounts(tx: Database, table: PgTable, stored: Record<string, unknown>) {
  const row = { ...stored };
  for (const { onDelete, reference } of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = reference();
    const [column, target] = [columns[0], foreignColumns[0]];
    const id = column && row[column.name];
    if (!column || !target || typeof id !== "string") continue;
    const locked = await tx.execute(sql`select 1 from ${foreignTable} where ${target} = ${id} for key share`);
    if (locked.rows.length > 0) continue;
    if (onDelete !== "set null") throw conflict(binTexts.ownerGone);
    row[column.name] = null;
  }
  return row;
}

export const notInBin = () => notFound(binTexts.gone);

/** Returns a table's rows in the bin, to select from like the table itself. */
export function binnedRows(table: PgTable, kind: BinKind) {
  const rows = sql`select (jsonb_populate_record(null::${table}, ${bin.row})).* from ${bin} where ${bin.kind} = ${kind}`;
  return new Subquery(rows, getTableColumns(table), getTableName(table));
}

export async function purgeBin(db: Database, now = new Date()): Promise<void> {
  await deleteInBatches(db, bin, lt(bin.expiresAt, now));
}
