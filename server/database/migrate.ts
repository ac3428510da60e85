import { join } from "node:path";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { Client, type ClientConfig } from "pg";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { reasonOf } from "./sql-errors.ts";

export const ownMigrations = join(projectFolder, "migrations");

/** Any number that every version of the site agrees on. */
const migrationLock = 7_134_605_552;

/** drizzle's own place, so that its tools see the same state. */
const recordTable = "drizzle.__drizzle_migrations";

/** Applies what is missing in one transaction, on a connection of its own; a second starter waits and finds it done. */
export async function migrate(connection: ClientConfig, folder: string) {
  const known = readMigrations(folder);
  const client = new Client(connection);
  client.on("error", () => {}); // the statement under way is rejected with it
  await client.connect();
  try {
    await endWithThisProcess(client);
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    await applyMissing(client, known);
    await client.query("commit");
  } finally {
    await client.end(); // where it failed, this undoes the transaction
  }
}

/** Of a starter that was killed, a server would finish the statement under way, and keep the lock for as long. */
async function endWithThisProcess(client: Client) {
  await client.query("set client_connection_check_interval = '500ms'").catch(() => {}); // some systems can't tell
}

async function applyMissing(client: Client, known: MigrationMeta[]) {
  const applied = await readApplied(client);
  const unknown = applied.filter((hash, index) => known[index]?.hash !== hash).length;
  if (unknown > 0) {
    throw new StartError(
      `The database is newer than this version of the site: it has ${unknown} unknown migration(s). Start the newer version.`,
    );
  }
  const missing = known.slice(applied.length);
  if (missing.length > 0 && applied.length === 0) await createRecord(client);
  for (const migration of missing) await apply(client, migration);
}

async function readApplied(client: Client): Promise<string[]> {
  const { rows: found } = await client.query("select to_regclass($1) is not null as exists", [recordTable]);
  if (!found[0].exists) return [];
  const { rows } = await client.query<{ hash: string }>(`select hash from ${recordTable} order by id`);
  return rows.map(({ hash }) => hash);
}

async function createRecord(client: Client) {
  await client.query("create schema if not exists drizzle");
  await client.query(
    `create table if not exists ${recordTable} (id serial primary key, hash text not null, created_at bigint)`,
  );
}

async function apply(client: Client, { sql, hash, folderMillis }: MigrationMeta) {
  try {
    for (const statement of sql) await client.query(statement);
  } catch (error) {
    const when = new Date(folderMillis).toISOString();
    throw new StartError(`The migration of ${when} cannot be applied: ${reasonOf(error)}`, { cause: error });
  }
  await client.query(`insert into ${recordTable} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
}

function readMigrations(folder: string): MigrationMeta[] {
  try {
    return readMigrationFiles({ migrationsFolder: folder });
  } catch (error) {
    throw new StartError(`The migrations in ${folder} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}
