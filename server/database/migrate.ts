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
/** How many migrations a release has to know to run on this database. */
const oldestTable = "drizzle.oldest_release";

/** Said by a migration after which older releases can't run; `npm run check -- migrations` asks for it. */
export const breaksOlder = "-- breaks older releases:";

/** A migration that waits for somebody's lock has everybody else wait behind it. */
const lockTimeout = "3s";

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
    await client.query(`set local lock_timeout = '${lockTimeout}'`); // after the other starter, whose migrations may take longer
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
  if (applied.length > known.length || isOther(applied, known))
    return refuseUnlessCompatible(client, { applied, known });
  const missing = known.slice(applied.length);
  if (missing.length > 0 && applied.length === 0) await createRecord(client);
  for (const migration of missing) await apply(client, migration);
  if (missing.length > 0 || !(await exists(client, oldestTable))) await recordOldest(client, known);
}

const isOther = (applied: string[], known: MigrationMeta[]) => applied.some((hash, at) => known[at]?.hash !== hash);

/** A release may run on the database of a later one whose migrations only added to it. */
async function refuseUnlessCompatible(
  client: Client,
  { applied, known }: { applied: string[]; known: MigrationMeta[] },
) {
  const oldest = await readOldest(client);
  if (oldest !== undefined && known.length >= oldest && !isOther(applied.slice(0, known.length), known)) return;
  const unknown = applied.filter((hash, at) => known[at]?.hash !== hash).length;
  throw new StartError(
    `The database is newer than this version of the site: it has ${unknown} unknown migration(s). Start the newer version.`,
  );
}

async function readOldest(client: Client): Promise<number | undefined> {
  if (!(await exists(client, oldestTable))) return undefined;
  const { rows } = await client.query<{ migrations: number }>(`select migrations from ${oldestTable}`);
  return rows[0]?.migrations;
}

async function recordOldest(client: Client, known: MigrationMeta[]) {
  const oldest = 1 + known.findLastIndex(({ sql }) => sql.some((statement) => statement.includes(breaksOlder)));
  await client.query(`create table if not exists ${oldestTable} (migrations int not null)`);
  await client.query(`delete from ${oldestTable}`);
  await client.query(`insert into ${oldestTable} values ($1)`, [oldest]);
}

async function exists(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>("select to_regclass($1) is not null as exists", [table]);
  return rows[0]?.exists === true;
}

async function readApplied(client: Client): Promise<string[]> {
  if (!(await exists(client, recordTable))) return [];
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
