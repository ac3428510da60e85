import type { Log } from "#server/platform/process/log.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import type { BeforeUpgrade } from "./migrate.ts";
import type { OpenDatabase, PoolSize } from "./pool/open-pool.ts";
import { openPostgres } from "./postgres/open-postgres.ts";

export type { Database } from "./drizzle.ts";
export type { OpenDatabase } from "./pool/open-pool.ts";
export { DatabaseUnavailable, UnknownOutcome } from "./sql-errors.ts";
export { inTransaction, isInTransaction, publish, publishHere } from "./transaction.ts";

export type DatabaseLocation = { databaseUrl?: string | undefined; dataDir: string };
type Options = { log?: Log; beforeUpgrade?: BeforeUpgrade; limitMs?: number; pool?: PoolSize };

/** Opens and migrates the given server, or the embedded database in the data folder. Throws a StartError. */
export function openDatabase({ databaseUrl, dataDir, ...options }: DatabaseLocation & Options): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres({ databaseUrl, ...options }) : openEmbedded({ dataDir, ...options });
}
