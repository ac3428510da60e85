import { setTimeout as after } from "node:timers/promises";
import { Pool, type PoolConfig } from "pg";
import type { ChangeListener } from "#server/database/changes.ts";
import { type Database, databaseOn } from "#server/database/drizzle.ts";
import type { Snapshot } from "#server/database/own-connection.ts";
import { PoolConnection, type PoolUse, type Surroundings } from "./connections.ts";

export type OpenDatabase = {
  db: Database;
  engine: "embedded" | "postgres";
  /** Connections for background jobs and delivery, which neither wait for those of requests nor use them up. */
  background: Database;
  /** For long reads of everything while others keep writing. */
  snapshot: Snapshot;
  /** Only for an engine that doesn't do these by itself. */
  upkeep?: { vacuum: () => Promise<void>; checkpoint: () => Promise<void> };
  /** Where the data is, readable for people and without a password. */
  location: string;
  /** Whether the database answers now. Resolves within two seconds. */
  isReady(): Promise<boolean>;
  /**
   * Calls the listener for every announcement of any instance, with `*` if some may have been missed. Returns the function that
   * removes it.
   */
  onChange(listener: ChangeListener): () => void;
  use(): DatabaseUse;
  close(): Promise<void>;
};

export type DatabaseUse = { pools: { requests: PoolUse; background: PoolUse }; engineRestarts: number };

/** The settings of a pool that tests change. */
export type PoolSize = Pick<PoolConfig, "max" | "connectionTimeoutMillis" | "query_timeout">;

/** The time limit for one statement. */
export const statementLimitMs = 5_000;
/** The time limit for one statement of a background job. */
export const backgroundLimitMs = 60_000;
/** The engines end slow statements themselves, so this limit only catches a dead connection. */
export const deadAfterMs = (limitMs: number) => limitMs + 1_000;
const readyWithinMs = 2_000;

const defaults: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 1_800, // two seconds with the rest of the answer
  allowExitOnIdle: true,
};

/** Opens two more connections: one for background jobs, one for delivery. */
export function openBackground(config: PoolConfig, parts: Surroundings) {
  const limits = { max: 2, connectionTimeoutMillis: backgroundLimitMs, query_timeout: deadAfterMs(backgroundLimitMs) };
  const pool = new Pool({ ...defaults, ...config, ...limits });
  ignoreLoss(pool);
  const connection = new PoolConnection(pool, parts);
  return { background: databaseOn(connection), backgroundUse: () => connection.use, closeBackground: () => pool.end() };
}

/** Shares one check among everyone who asks at the same time. */
function shared<T>(find: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= find().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** The running statement is rejected with the same error, so the event needs no handling. */
function ignoreLoss(pool: Pool) {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
}

export function openPool(config: PoolConfig, { changes, outages, ...parts }: Surroundings) {
  const pool = new Pool({ ...defaults, ...config });
  pool.on("error", (error) => outages.lost(error)); // the next statement opens another connection
  pool.on("connect", (client) => client.on("error", () => {})); // its statement is rejected with the same error
  const connection = new PoolConnection(pool, { changes, outages, ...parts });
  outages.watch(() => pool.query("select 1"));
  const isReady = shared(() => {
    const answers = connection.query("select 1").then(
      () => true,
      () => false,
    );
    return Promise.race([answers, after(readyWithinMs, false, { ref: false })]);
  });
  return {
    db: databaseOn(connection),
    isReady,
    requestsUse: () => connection.use,
    onChange: (listener: ChangeListener) => changes.onChange(listener),
    close: () => {
      outages.close();
      parts.watch?.close();
      return pool.end();
    },
  };
}
