import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { type Database, inTransaction } from "#server/database/database.ts";
import { fingerprint } from "#server/testing/measures/fingerprint.ts";

/**
 * Makes a call while an uncommitted transaction ends what the call needs. Commits once the call waits for a lock, or has been
 * answered. Returns the answer, the tables as the transaction left them, and those in which the waiting call had locked rows.
 */
export async function callWhileEnding<Answer>(
  db: Database,
  end: (tx: Database) => Promise<unknown>,
  call: () => Promise<Answer>,
) {
  const outside = AsyncLocalStorage.snapshot(); // outside the test's transaction, which the site must not be part of
  const { sent, left, locked } = await inTransaction(db, async (tx) => {
    await end(tx);
    let isAnswered = false;
    const sent = outside(async () => call()); // an injected call only begins once something waits for it
    void sent.finally(() => {
      isAnswered = true;
    });
    await vi.waitFor(async () => expect(isAnswered || (await isWaiting(tx))).toBe(true), {
      interval: 5,
      timeout: 20_000,
    });
    return { sent, left: await storedIn(tx), locked: await lockedByWaiting(tx) };
  });
  return { response: await sent, left, locked };
}

async function isWaiting(tx: Database): Promise<boolean> {
  const { rows } = await tx.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return (rows[0]?.waiting ?? 0) > 0;
}

/** A transaction that locks or writes rows of a table holds a lock on the table too, until it ends. */
async function lockedByWaiting(tx: Database): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select distinct relname as name from pg_locks join pg_stat_activity using (pid)
      join pg_class on pg_class.oid = relation and relkind = 'r'
      where datname = current_database() and wait_event_type = 'Lock' and mode <> 'AccessShareLock' order by name`,
  );
  return rows.map(({ name }) => name);
}

/** Returns everything stored, except counters and the log of refusals. */
export const storedIn = async (db: Database) =>
  Object.entries(await fingerprint({ db })).filter(([table]) => table !== "rate_limits" && table !== "audit_log");
