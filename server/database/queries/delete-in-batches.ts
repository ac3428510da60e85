import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Database, inTransaction } from "#server/database/database.ts";

const batchSize = 1_000;

/** Deletes matching rows in batches, so that no statement holds locks, or the embedded engine, for long. */
export async function deleteInBatches(db: Database, table: PgTable, condition: SQL | undefined): Promise<void> {
  const batch = sql`ctid = any(array(select ctid from ${table} where ${condition ?? sql`true`} limit ${batchSize}))`;
  let deleted = batchSize;
  while (deleted === batchSize) {
    const { rowCount } = await inTransaction(db, (tx) => tx.delete(table).where(batch)); // tried again if it lost a race
    deleted = rowCount ?? 0;
  }
}
