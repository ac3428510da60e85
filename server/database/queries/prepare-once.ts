import { fillPlaceholders, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "#server/database/database.ts";

/**
 * Builds the SQL of a named statement once, for every connection and transaction: building it takes longer than answering it. The
 * database keeps its plan under that name.
 */
export function prepareOnce<Prepared extends object>(build: (db: Database) => Prepared): (db: Database) => Prepared {
  let built: Prepared | undefined;
  return (db) => {
    built ??= build(db);
    // drizzle sends it through this client
    return Object.assign(Object.create(Object.getPrototypeOf(built)), built, { client: db.connection });
  };
}

const dialect = new PgDialect();

/** Does the same for SQL that the query builder can't express. */
export function prepareSqlOnce<Row>(name: string, query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return ({ connection }: Database) => ({
    execute: async (values: Record<string, unknown>): Promise<{ rows: Row[] }> =>
      connection.query({ name, text }, fillPlaceholders(params, values)),
  });
}
