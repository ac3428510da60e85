import { setTimeout as after } from "node:timers/promises";
import { Pool, type PoolConfig } from "pg";
import type { ChangeListener, Changes } from "./changes.ts";
import { PoolConnection } from "./connections.ts";
import { type Database, databaseOn } from "./drizzle.ts";

export type OpenDatabase = {
  db: Database;
  engine: "embedded" | "postgres";
  /** Where the data lies, for people; without a password. */
  location: string;
  /** Whether it answers now; says so within two seconds. */
  isReady(): Promise<boolean>;
  /** Calls the listener for every announcement of any instance; with `*` when some may have been missed. */
  onChange(listener: ChangeListener): () => void;
  close(): Promise<void>;
};

/** What tests change of a pool. */
export type PoolSize = Pick<PoolConfig, "max" | "connectionTimeoutMillis">;

/** One statement may take this long. */
export const statementLimitMs = 5_000;
const readyWithinMs = 2_000;

const defaults: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 2_000,
  query_timeout: statementLimitMs + 1_000, // the engines end it themselves; this is for a dead connection
  allowExitOnIdle: true,
};

export function openPool(config: PoolConfig, { changes, isShared }: { changes: Changes; isShared: boolean }) {
  const pool = new Pool({ ...defaults, ...config });
  pool.on("error", () => {}); // an idle connection was lost; the next statement makes another
  pool.on("connect", (client) => client.on("error", () => {})); // its statement is rejected with the same error
  const connection = new PoolConnection(pool, { changes, isShared });
  const isReady = async () => {
    const answers = connection.query("select 1").then(
      () => true,
      () => false,
    );
    return Promise.race([answers, after(readyWithinMs, false, { ref: false })]);
  };
  return {
    db: databaseOn(connection),
    isReady,
    onChange: (listener: ChangeListener) => changes.onChange(listener),
    close: () => pool.end(),
  };
}
