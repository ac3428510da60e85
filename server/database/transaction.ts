import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Topic } from "./changes.ts";
import { type Database, databaseOn } from "./drizzle.ts";
import { type PoolConnection, TransactionConnection } from "./pool/connections.ts";
import { DatabaseUnavailable, isLostRace } from "./sql-errors.ts";

const maxRetries = 3;
const firstPauseMs = 10;

/** Runs the work as one transaction, or as part of the one that `db` already is. It may run more than once. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const { connection } = db;
  if (connection instanceof TransactionConnection) return work(db);
  for (let retries = 0; ; retries++) {
    try {
      return await runOnce(connection, work);
    } catch (error) {
      if (!isLostRace(error)) throw error;
      if (retries === maxRetries)
        throw new DatabaseUnavailable("The transaction lost to others every time", { cause: error });
      await pause((1 + Math.random()) * firstPauseMs * 2 ** retries); // or it would meet the same others again
    }
  }
}

async function runOnce<T>(pool: PoolConnection, work: (tx: Database) => Promise<T>): Promise<T> {
  const transaction = await pool.begin();
  const result = await carryOut(transaction, work);
  pool.changes.tell(transaction.topics);
  return result;
}

async function carryOut<T>(transaction: TransactionConnection, work: (tx: Database) => Promise<T>): Promise<T> {
  try {
    const result = await transaction.run(() => work(databaseOn(transaction)));
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

/** The channel on which instances tell each other of changes. */
export const changesChannel = "changes";

/**
 * Announces a change. By the time the surrounding transaction's promise resolves, or this one outside a transaction, every
 * listener of this process has been called. Other instances hear of it through the database.
 */
export async function announce(db: Database, topic: Topic) {
  const { connection } = db;
  if (connection.isShared) {
    await db.execute(sql`select pg_notify(${changesChannel}, ${`${connection.changes.sender} ${topic}`})`);
  }
  if (connection instanceof TransactionConnection) connection.topics.add(topic);
  else connection.changes.tell([topic]);
}
