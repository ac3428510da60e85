import { fillPlaceholders, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "#server/database/database.ts";

/**
 * A named statement whose SQL is built once, whichever handle it runs on, also in a transaction: building it takes longer than
 * answering it. The database keeps its plan under that name.
 */
export function prepareOnce<Prepared extends object>(build: (db: Database) => Prepared): (db: Database) => Prepared {
  let built: Prepared | undefined;
  return (db) => {
    built ??= build(db);
    return Object.assign(Object.create(Object.getPrototypeOf(built)), built, { client: db.connection }); // drizzle asks it alone
  };
}

const dialect = new PgDialect();

/** The same for SQL that the query builder has no words for. */
export function prepareSqlOnce<Row>(name: string, query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return ({ connection }: Database) => ({
    execute: async (values: Record<string, unknown>): Promise<{ rows: Row[] }> =>
      connection.query({ name, text }, fillPlaceholders(params, values)),
  });
}
