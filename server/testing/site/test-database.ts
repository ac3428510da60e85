import { sql } from "drizzle-orm";
import { inject } from "vitest";
import { type Database, inTransaction, type OpenDatabase } from "#server/database/database.ts";
import { Engine } from "#server/database/embedded/engine/engine.ts";
import { serveEngine } from "#server/database/embedded/open-embedded.ts";
import { openPostgres } from "#server/database/postgres/open-postgres.ts";
import { onServer, urlOfDatabase } from "#server/testing/postgres/on-server.ts";

const patience = { connectionTimeoutMillis: 20_000 };

let copies = 0;
let shared: Promise<OpenDatabase> | undefined;

/** Opens a migrated, empty database for one test file, on the engine that TEST_ENGINE names. */
export function openTestDatabase(): Promise<OpenDatabase> {
  return process.env.TEST_ENGINE === "postgres" ? openCopy() : openEmptied();
}

/** Has more connections than the site has, so that races show up. */
async function openCopy(): Promise<OpenDatabase> {
  const copy = await createCopy();
  const database = await openPostgres({ databaseUrl: copy.url, pool: { ...patience, max: 20 }, isWatched: false });
  return {
    ...database,
    close: async () => {
      await database.close();
      await copy.drop();
    },
  };
}

/** Creates a database on the tests' server: a copy of the migrated one, or of PostgreSQL's empty one. */
export async function createCopy({ of }: { of?: "template0" } = {}) {
  const { url, template } = inject("postgres");
  copies += 1;
  const name = `${template}_${process.pid}_${copies}`;
  await onServer(url, `create database ${name} template ${of ?? template}`);
  return {
    url: urlOfDatabase(url, name),
    drop: async () => {
      await onServer(url, `drop database ${name} with (force)`);
    },
  };
}

/** Returns one in-memory engine for all files of a worker, emptied for each. */
async function openEmptied(): Promise<OpenDatabase> {
  shared ??= openInMemory();
  const database = await shared;
  await empty(database.db);
  return { ...database, close: async () => {} };
}

async function openInMemory(): Promise<OpenDatabase> {
  const engine = new Engine({ source: { archive: inject("embeddedArchive") } });
  return serveEngine(engine, { location: "memory", pool: patience });
}

async function empty(db: Database) {
  const names = sql`select string_agg(format('%I.%I', schemaname, tablename), ', ') as names from pg_tables where schemaname = 'public'`;
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ names: string | null }>(names);
    if (!rows[0]?.names) return;
    await tx.execute(sql`set local session_replication_role = replica`); // without the triggers that protect the ledger
    await tx.execute(sql.raw(`truncate ${rows[0].names} restart identity cascade`));
  });
}
