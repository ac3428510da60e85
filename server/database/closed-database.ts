import { sql } from "drizzle-orm";
import { StartError } from "#server/platform/process/start-error.ts";
import { listTableNames } from "./contents/tables.ts";
import type { DatabaseLocation } from "./database.ts";
import type { Database } from "./drizzle.ts";
import { type Filling, makeFilled, requireNoDatabase, snapshotOfStopped } from "./embedded/folder/stopped-folder.ts";
import { lockMigrations } from "./migrate.ts";
import { onOwnConnection, type Snapshot, snapshotOn } from "./own-connection.ts";
import { connectionTo, locationOf } from "./postgres/open-postgres.ts";
import { reasonOf } from "./sql-errors.ts";

/** Returns a way to read a database of any version without opening it as a site does. An embedded one must not be in use. */
export const snapshotOf = ({ databaseUrl, dataDir }: DatabaseLocation): Snapshot =>
  databaseUrl ? snapshotOn(connectionTo(databaseUrl)) : snapshotOfStopped(dataDir);

/** Throws a StartError if the database already holds anything. */
export async function requireEmpty({ databaseUrl, dataDir }: DatabaseLocation): Promise<void> {
  if (!databaseUrl) return requireNoDatabase(dataDir);
  try {
    await onOwnConnection(connectionTo(databaseUrl), (tx) => requireNoTables(tx, databaseUrl));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`Couldn't open the database ${locationOf(databaseUrl)}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** Fills an empty database, completely or not at all. */
export async function fillEmpty({ databaseUrl, dataDir }: DatabaseLocation, filling: Filling): Promise<void> {
  if (!databaseUrl) return makeFilled(dataDir, filling);
  await onOwnConnection(connectionTo(databaseUrl), async (tx) => {
    await endWithThisProcess(tx);
    await lockMigrations(tx.connection); // a site that starts in this time waits
    await requireNoTables(tx, databaseUrl);
    await filling.fill(tx);
  });
}

/** Makes the server stop the running statement if this process dies, instead of finishing it. Some systems don't support it. */
const endWithThisProcess = (tx: Database) =>
  tx.execute(sql`do $$ begin
    set local client_connection_check_interval = '500ms';
  exception when others then null;
  end $$`);

async function requireNoTables(tx: Database, databaseUrl: string) {
  const names = await listTableNames(tx);
  if (names.length === 0) return;
  const some = names.slice(0, 3).join(", ");
  throw new StartError(
    `The database ${locationOf(databaseUrl)} isn't empty: it has ${names.length} tables (${some}${names.length > 3 ? ", ..." : ""}). Restore into an empty one.`,
  );
}
