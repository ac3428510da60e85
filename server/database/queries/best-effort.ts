import type { Database } from "#server/database/drizzle.ts";
import { TransactionConnection } from "#server/database/pool/connections.ts";
import { DatabaseUnavailable } from "#server/database/sql-errors.ts";

/**
 * A write beside a read: where nothing can be written, on a full disk or a server that only reads, reading goes on without it.
 * Inside of a transaction it fails all the same, since nothing else of that would be kept.
 */
export async function writeIfPossible(db: Database, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const isLost = error instanceof DatabaseUnavailable && !(db.connection instanceof TransactionConnection);
    if (!isLost) throw error;
  }
}
