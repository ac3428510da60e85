import { Client, type ClientConfig } from "pg";
import { applyMissing, isBehind, type Session } from "./applied-migrations.ts";
import { readMigrations } from "./migrations.ts";
import { type Snapshot, snapshotOn } from "./own-connection.ts";

/** Any number, as long as every version of the site uses the same one. */
const migrationLock = 7_134_605_552;

/** A migration that waits for a lock makes everyone else wait behind it. */
const lockTimeout = "3s";

/** Called with a filled database before the first migration is applied to it. */
export type BeforeUpgrade = (snapshot: Snapshot) => Promise<void>;

/**
 * Applies missing migrations in one transaction, on a separate connection. If two instances start at once, the second
 * waits and finds them applied.
 */
export async function migrate(connection: ClientConfig, folder: string, beforeUpgrade?: BeforeUpgrade) {
  const known = readMigrations(folder);
  const client = new Client(connection);
  client.on("error", () => {}); // the running statement is rejected with the same error
  await client.connect();
  try {
    await endWithThisProcess(client);
    if (beforeUpgrade && (await isBehind(client, known))) {
      await beforeUpgrade(snapshotOn(connection)).catch(async (error: unknown) => {
        if (await isBehind(client, known)) throw error; // otherwise another starter has already upgraded it
      });
    }
    await client.query("begin");
    await lockMigrations(client);
    // set after waiting for the other starter, whose migrations may take longer
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    await applyMissing(client, known);
    await client.query("commit");
  } finally {
    await client.end(); // after a failure, this rolls the transaction back
  }
}

/** Keeps everyone else from migrating until the transaction ends. */
export const lockMigrations = (session: Session) => session.query("select pg_advisory_xact_lock($1)", [migrationLock]);

/**
 * Makes the server stop the running statement, and release the lock, if this process is killed, instead of finishing the
 * statement first.
 */
async function endWithThisProcess(client: Client) {
  await client.query("set client_connection_check_interval = '500ms'").catch(() => {}); // some systems don't support it
}
