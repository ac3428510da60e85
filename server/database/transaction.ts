import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Topic } from "#server/topics.ts";
import { changesChannel } from "./changes.ts";
import { type Database, databaseOn } from "./drizzle.ts";
import { type PoolConnection, TransactionConnection } from "./pool/connections.ts";
import { DatabaseUnavailable, isLostRace, UnknownOutcome } from "./sql-errors.ts";

const maxRetries = 3;
const firstPauseMs = 10;

export const isInTransaction = ({ connection }: Database) => connection instanceof TransactionConnection;

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
  try {
    const result = await transaction.run(() => work(databaseOn(transaction)));
    await commit(transaction);
    pool.changes.tell(transaction.topics);
    return result;
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

/** If the answer to the commit is lost, it may have been carried out, or still will be, so its changes are told all the same. */
async function commit(transaction: TransactionConnection) {
  try {
    await transaction.commit();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const { changes, topics } = transaction;
    changes.hearOwn();
    changes.tell(topics);
    throw new UnknownOutcome("The commit’s answer was lost", { cause: error });
  }
}

/**
 * Publishes a change. By the time the surrounding transaction's promise resolves, or this one outside a transaction, every
 * listener of this process has been called. Other instances hear of it through the database.
 */
export async function publish(db: Database, topic: Topic) {
  const { connection } = db;
  if (connection.isShared) {
    await db.execute(sql`select pg_notify(${changesChannel}, ${`${connection.changes.sender} ${topic}`})`);
  }
  publishHere(db, topic);
}

/** Publishes a change that other instances needn't hear of. */
export function publishHere({ connection }: Database, topic: Topic) {
  if (connection instanceof TransactionConnection) connection.topics.add(topic);
  else connection.changes.tell([topic]);
}
