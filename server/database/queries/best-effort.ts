import type { Database } from "#server/database/drizzle.ts";
import { TransactionConnection } from "#server/database/pool/connections.ts";
import { DatabaseUnavailable } from "#server/database/sql-errors.ts";

/**
 * Runs a write that only accompanies a read. If nothing can be written, because the disk is full or the server is read-only,
 * reading goes on without it. In a transaction it still fails, since the rest of the transaction would be lost too.
 */
export async function writeIfPossible(db: Database, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const isLost = error instanceof DatabaseUnavailable && !(db.connection instanceof TransactionConnection);
    if (!isLost) throw error;
  }
}
