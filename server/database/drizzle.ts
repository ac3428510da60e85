import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { NodePgSession } from "drizzle-orm/node-postgres/session";
import { PgDatabase, PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import type { PoolConnection, TransactionConnection } from "./pool/connections.ts";

type NoSchema = Record<string, never>;

class Session extends NodePgSession<NoSchema, NoSchema> {
  /** Drizzle would wrap every error in one whose message contains the parameters, which are people's data. */
  override prepareQuery<T extends PreparedQueryConfig>(
    ...args: Parameters<NodePgSession<NoSchema, NoSchema>["prepareQuery"]>
  ): PgPreparedQuery<T> {
    const prepared = super.prepareQuery<T>(...args);
    const queryWithCache = (_sql: string, _parameters: unknown[], run: () => Promise<unknown>) => run();
    return Object.assign(prepared, { queryWithCache });
  }
}

const dialect = new PgDialect();

class DrizzleDatabase extends PgDatabase<NodePgQueryResultHKT, NoSchema> {
  readonly connection: PoolConnection | TransactionConnection;

  constructor(connection: PoolConnection | TransactionConnection) {
    // Drizzle only ever calls query() on its client
    super(dialect, new Session(connection as unknown as Pool, dialect, undefined), undefined);
    this.connection = connection;
  }
}

/** Drizzle's query builder on either engine. A transaction has the same type. Begin one with inTransaction. */
export type Database = Omit<DrizzleDatabase, "transaction">;

export const databaseOn = (connection: PoolConnection | TransactionConnection): Database =>
  new DrizzleDatabase(connection);
