import { Client, type ClientConfig } from "pg";
import { applyMissing, isOutdated, type Session } from "./applied-migrations.ts";
import { readMigrations } from "./migrations.ts";
import { type Snapshot, snapshotOn } from "./own-connection.ts";

/** Any number that every version of the site agrees on. */
const migrationLock = 7_134_605_552;

/** Everyone else waits behind a migration that waits for a lock. */
const lockTimeout = "3s";

/** Gets to read a filled database before the first migration is applied to it. */
export type BeforeUpgrade = (snapshot: Snapshot) => Promise<void>;

/** Applies what is missing in one transaction, on a connection of its own; a second starter waits and finds it done. */
export async function migrate(connection: ClientConfig, folder: string, beforeUpgrade?: BeforeUpgrade) {
  const known = readMigrations(folder);
  const client = new Client(connection);
  client.on("error", () => {}); // the statement under way is rejected with it
  await client.connect();
  try {
    await endWithThisProcess(client);
    if (beforeUpgrade && (await isOutdated(client, known))) {
      await beforeUpgrade(snapshotOn(connection)).catch(async (error: unknown) => {
        if (await isOutdated(client, known)) throw error; // otherwise another starter has upgraded it in the meantime
      });
    }
    await client.query("begin");
    await lockMigrations(client);
    await client.query(`set local lock_timeout = '${lockTimeout}'`); // after the other starter, whose migrations may take longer
    await applyMissing(client, known);
    await client.query("commit");
  } finally {
    await client.end(); // where it failed, this undoes the transaction
  }
}

/** Nobody else migrates until the transaction ends. */
export const lockMigrations = (session: Session) => session.query("select pg_advisory_xact_lock($1)", [migrationLock]);

/** Of a starter that was killed, a server would finish the statement under way, and keep the lock for as long. */
async function endWithThisProcess(client: Client) {
  await client.query("set client_connection_check_interval = '500ms'").catch(() => {}); // some systems can't tell
}
