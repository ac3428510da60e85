import { sql } from "drizzle-orm";
import { type ClientConfig, Pool } from "pg";
import { noLog } from "#server/platform/process/log.ts";
import { Changes } from "./changes.ts";
import { type Database, databaseOn } from "./drizzle.ts";
import { PoolConnection } from "./pool/connections.ts";
import { OutageLog } from "./pool/outage-log.ts";
import { inTransaction } from "./transaction.ts";

type Work<T> = (tx: Database) => Promise<T>;

/** Runs work on a consistent snapshot of everything stored, and returns its result. */
export type Snapshot = <T>(work: Work<T>, signal?: AbortSignal) => Promise<T>;

/** Catches a connection that died without notice. */
const statementLimitMs = 10 * 60_000;

/** Runs the work in one transaction with no time limit, on a separate connection. */
export async function onOwnConnection<T>(connection: ClientConfig, work: Work<T>): Promise<T> {
  const pool = new Pool({ ...connection, max: 1, query_timeout: statementLimitMs });
  pool.on("error", () => {}); // the running statement is rejected with the same error
  pool.on("connect", (client) => client.on("error", () => {}));
  const parts = { changes: new Changes(noLog), isShared: false, outages: new OutageLog(noLog) };
  try {
    return await inTransaction(databaseOn(new PoolConnection(pool, parts)), async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      return work(tx);
    });
  } finally {
    await pool.end();
  }
}

/** Makes values read as text the same on every server, and readable back without loss. */
export const exactText = sql`select
  set_config('DateStyle', 'ISO', true), set_config('IntervalStyle', 'postgres', true), set_config('TimeZone', 'UTC', true),
  set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true)`;

export const snapshotOn =
  (connection: ClientConfig): Snapshot =>
  (work) =>
    onOwnConnection(connection, async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      await tx.execute(exactText);
      return work(tx);
    });
