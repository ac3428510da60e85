import type { MigrationMeta } from "drizzle-orm/migrator";
import type { QueryResult } from "pg";
import { StartError } from "#server/platform/process/start-error.ts";
import { listMigrations } from "./migrations.ts";
import { reasonOf } from "./sql-errors.ts";

/** Drizzle's own table, so that its tools see the same state. */
const recordTable = "drizzle.__drizzle_migrations";
/** The number of migrations a release must know to run on this database. */
const oldestTable = "drizzle.oldest_release";

/** Marks a migration after which older releases can't run; `npm run check -- migrations` asks for it. */
export const breaksOlder = "-- breaks older releases:";

/** A client or a transaction. */
export type Session = { query: (statement: string, values?: unknown[]) => Promise<QueryResult> };

export async function applyMissing(session: Session, known: MigrationMeta[]) {
  const applied = await readApplied(session);
  if (applied.length > known.length || isOther(applied, known))
    return refuseUnlessCompatible(session, { applied, known });
  const missing = known.slice(applied.length);
  if (missing.length > 0 && applied.length === 0) await createRecord(session);
  for (const migration of missing) await apply(session, migration);
  if (missing.length > 0 || !(await exists(session, oldestTable))) await recordOldest(session, known);
}

/** Whether this is a filled database of an earlier release. */
export async function isBehind(session: Session, known: MigrationMeta[]): Promise<boolean> {
  const applied = await readApplied(session);
  return applied.length > 0 && applied.length < known.length && !isOther(applied, known);
}

/** Lists the applied migrations, oldest first. Those of a newer release are named "unknown". */
export async function listAppliedMigrations(session: Session): Promise<{ name: string; hash: string }[]> {
  const known = listMigrations();
  const applied = await readApplied(session);
  return applied.map((hash) => ({ name: known.find((each) => each.hash === hash)?.name ?? "unknown", hash }));
}

const isOther = (applied: string[], known: MigrationMeta[]) => applied.some((hash, at) => known[at]?.hash !== hash);

/** Throws a StartError unless the database's later migrations only added to it, so that this release can still run on it. */
async function refuseUnlessCompatible(
  session: Session,
  { applied, known }: { applied: string[]; known: MigrationMeta[] },
) {
  const oldest = await readOldest(session);
  if (oldest !== undefined && known.length >= oldest && !isOther(applied.slice(0, known.length), known)) return;
  const unknown = applied.filter((hash, at) => known[at]?.hash !== hash).length;
  throw new StartError(
    `The database is newer than this version of the site: it has ${unknown} unknown migration(s). Start the newer version.`,
  );
}

async function readOldest(session: Session): Promise<number | undefined> {
  if (!(await exists(session, oldestTable))) return undefined;
  const { rows } = await session.query(`select migrations from ${oldestTable}`);
  return rows[0]?.migrations;
}

async function recordOldest(session: Session, known: MigrationMeta[]) {
  const oldest = 1 + known.findLastIndex(({ sql }) => sql.some((statement) => statement.includes(breaksOlder)));
  await session.query(`create table if not exists ${oldestTable} (migrations int not null)`);
  await session.query(`delete from ${oldestTable}`);
  await session.query(`insert into ${oldestTable} values ($1)`, [oldest]);
}

async function exists(session: Session, table: string): Promise<boolean> {
  const { rows } = await session.query("select to_regclass($1) is not null as exists", [table]);
  return rows[0]?.exists === true;
}

async function readApplied(session: Session): Promise<string[]> {
  if (!(await exists(session, recordTable))) return [];
  const { rows } = await session.query(`select hash from ${recordTable} order by id`);
  return rows.map(({ hash }) => hash);
}

async function createRecord(session: Session) {
  await session.query("create schema if not exists drizzle");
  await session.query(
    `create table if not exists ${recordTable} (id serial primary key, hash text not null, created_at bigint)`,
  );
}

async function apply(session: Session, { sql, hash, folderMillis }: MigrationMeta) {
  try {
    for (const statement of sql) await session.query(statement);
  } catch (error) {
    const when = new Date(folderMillis).toISOString();
    throw new StartError(`Couldn't apply the migration of ${when}: ${reasonOf(error)}`, { cause: error });
  }
  await session.query(`insert into ${recordTable} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
}
