import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#server/database/database.ts";

/** How many rows there are, counted no further than `atMost`, so that it costs the same on a table of any size. */
export async function countSome(db: Database, table: PgTable, { where, atMost }: { where: SQL; atMost: number }) {
  const count = await countRows(db, sql`(select 1 from ${table} where ${where} limit ${atMost + 1})`);
  return { count: Math.min(count, atMost), isMore: count > atMost };
}

/** How many rows a query finds, up to its own limit. */
export async function countRows(db: Database, query: SQLWrapper): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${query} as counted`);
  return rows[0]?.count ?? 0;
}
