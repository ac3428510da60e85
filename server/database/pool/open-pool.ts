import { setTimeout as after } from "node:timers/promises";
import { Pool, type PoolConfig } from "pg";
import type { ChangeListener } from "#server/database/changes.ts";
import { type Database, databaseOn } from "#server/database/drizzle.ts";
import type { Snapshot } from "#server/database/own-connection.ts";
import { actForAll } from "#server/platform/turns/acting-for.ts";
import type { PoolUse } from "./connection-turns.ts";
import { PoolConnection, type Surroundings } from "./connections.ts";

export type OpenDatabase = {
  db: Database;
  engine: "embedded" | "postgres";
  /** Connections for background jobs and delivery, so that they never wait for those of requests or use them up. */
  background: Database;
  /** For long reads of everything while others go on writing. */
  snapshot: Snapshot;
  /** Only for an engine that doesn't do these by itself. */
  upkeep?: { vacuum: () => Promise<void>; checkpoint: () => Promise<void> };
  /** Where the data is, in words for people, without a password. */
  location: string;
  /** Whether the database answers now. Resolves within two seconds. */
  isReady(): Promise<boolean>;
  /** Calls the listener for every announcement of any instance; with `*` when some may have been missed. */
  onChange(listener: ChangeListener): () => void;
  use(): DatabaseUse;
  close(): Promise<void>;
};

export type DatabaseUse = { pools: { requests: PoolUse; background: PoolUse }; engineRestarts: number };

/** What tests change of a pool. */
export type PoolSize = Pick<PoolConfig, "max" | "connectionTimeoutMillis" | "query_timeout">;

/** One statement may take this long. */
export const statementLimitMs = 5_000;
/** One statement of a background job may take this long. */
export const backgroundLimitMs = 60_000;
/** The engines end a statement by themselves. This is for a dead connection. */
export const deadAfterMs = (limitMs: number) => limitMs + 1_000;
const readyWithinMs = 2_000;

const defaults: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 1_800, // with the rest of the answer, two seconds
  allowExitOnIdle: true,
};

/** Two more connections: one for the job under way, one for delivery. */
export function openBackground(config: PoolConfig, parts: Surroundings) {
  const limits = { max: 2, connectionTimeoutMillis: backgroundLimitMs, query_timeout: deadAfterMs(backgroundLimitMs) };
  const pool = new Pool({ ...defaults, ...config, ...limits });
  ignoreLoss(pool);
  const connection = new PoolConnection(pool, parts);
  return { background: databaseOn(connection), backgroundUse: () => connection.use, closeBackground: () => pool.end() };
}

/** Everyone who asks at the same time shares one check. */
function shared<T>(find: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= actForAll(find).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** A statement under way is rejected with the same error. */
function ignoreLoss(pool: Pool) {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
}

export function openPool(config: PoolConfig, { changes, outages, ...parts }: Surroundings) {
  const pool = new Pool({ ...defaults, ...config });
  pool.on("error", (error) => outages.lost(error)); // the next statement makes another connection
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
