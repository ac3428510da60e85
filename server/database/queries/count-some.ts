import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#server/database/database.ts";

/** Counts the rows, but no further than `atMost`, so that it costs the same on a table of any size. */
export async function countSome(db: Database, table: PgTable, { where, atMost }: { where: SQL; atMost: number }) {
  const count = await countRows(db, sql`(select 1 from ${table} where ${where} limit ${atMost + 1})`);
  return { count: Math.min(count, atMost), isMore: count > atMost };
}

/** Counts the rows that a query finds, up to the query's own limit. */
export async function countRows(db: Database, query: SQLWrapper): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${query} as counted`);
  return rows[0]?.count ?? 0;
}
