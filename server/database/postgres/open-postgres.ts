import { Client, type ClientConfig, DatabaseError } from "pg";
import { Changes } from "#server/database/changes.ts";
import { type BeforeUpgrade, migrate } from "#server/database/migrate.ts";
import { ownMigrations } from "#server/database/migrations.ts";
import { snapshotOn } from "#server/database/own-connection.ts";
import {
  backgroundLimitMs,
  deadAfterMs,
  type OpenDatabase,
  openBackground,
  openPool,
  type PoolSize,
  statementLimitMs,
} from "#server/database/pool/open-pool.ts";
import { OutageLog } from "#server/database/pool/outage-log.ts";
import { probeWithinMs, ServerWatch } from "#server/database/pool/server-watch.ts";
import { reasonOf } from "#server/database/sql-errors.ts";
import { type Log, noLog } from "#server/platform/process/log.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { ChangeReceiver } from "./change-receiver.ts";

export type PostgresOptions = {
  databaseUrl: string;
  migrations?: string;
  pool?: PoolSize;
  limitMs?: number;
  log?: Log;
  /** False if the machine may be too busy to tell whether the server is away. */
  isWatched?: boolean;
  beforeUpgrade?: BeforeUpgrade;
};

const idleInTransactionMs = 10_000;

export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const { databaseUrl, migrations = ownMigrations, pool, limitMs = statementLimitMs, log = noLog } = options;
  const { isWatched = true } = options;
  const location = locationOf(databaseUrl);
  const connection = connectionTo(databaseUrl);
  const changes = new Changes(log);
  const outages = new OutageLog(log);
  const receiver = new ChangeReceiver(connection, { changes, outages });
  try {
    await migrate(connection, migrations, options.beforeUpgrade);
    await receiver.connect();
    await requireNotifications(receiver.receivesNotifications(), location);
  } catch (caught) {
    await receiver.close();
    const error = asPoolerError(caught, location);
    if (error instanceof StartError) throw error;
    throw new StartError(`Couldn't open the database ${location}: ${reasonOf(error)}`, { cause: error });
  }
  const parts = { changes, isShared: true, outages };
  const watch = isWatched ? new ServerWatch(probeOf(connection)) : undefined;
  const opened = openPool(
    {
      ...connection,
      statement_timeout: limitMs,
      query_timeout: deadAfterMs(limitMs),
      idle_in_transaction_session_timeout: idleInTransactionMs,
      ...pool,
    },
    { ...parts, watch },
  );
  const { background, backgroundUse, closeBackground } = openBackground(
    { ...connection, statement_timeout: backgroundLimitMs },
    parts,
  );
  return {
    ...opened,
    background,
    use: () => ({ pools: { requests: opened.requestsUse(), background: backgroundUse() }, engineRestarts: 0 }),
    engine: "postgres",
    location,
    snapshot: snapshotOn(connection),
    close: async () => {
      await receiver.close();
      await Promise.all([opened.close(), closeBackground()]);
    },
  };
}

export const connectionTo = (databaseUrl: string): ClientConfig => ({
  connectionString: withUsualModes(databaseUrl),
  connectionTimeoutMillis: 2_000,
  options: "-c TimeZone=UTC", // timestamps read as strings are the same on every server
});

/**
 * The driver takes `sslmode=require` to mean that a known authority signed the server's certificate. PostgreSQL itself only
 * encrypts then, and hosting services that sign their own certificates rely on that. `verify-full` means the same to both.
 */
function withUsualModes(databaseUrl: string): string {
  const isRead =
    !/[?&]sslmode=(prefer|require|verify-ca)\b/.test(databaseUrl) || databaseUrl.includes("uselibpqcompat");
  return isRead ? databaseUrl : `${databaseUrl}&uselibpqcompat=true`;
}

/** Returns the database's address for people to read, without a password. Throws a StartError if the URL is malformed. */
export function locationOf(databaseUrl: string): string {
  try {
    const { host, port, database } = new Client(connectionTo(databaseUrl));
    return `${host}:${port}/${database}`;
  } catch (error) {
    throw new StartError(`DATABASE_URL isn't a database address: ${reasonOf(error)}`, { cause: error });
  }
}

/** Returns a function that tells whether the server answers a new connection at all, even just to say that none is free. */
const probeOf = (connection: ClientConfig) => async (): Promise<boolean> => {
  const limits = { connectionTimeoutMillis: probeWithinMs, query_timeout: probeWithinMs };
  const client = new Client({ ...connection, ...limits });
  client.on("error", () => {}); // the running call is rejected with the same error
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch (error) {
    return error instanceof DatabaseError;
  } finally {
    void client.end().catch(() => {});
  }
};

const advice =
  "Set DATABASE_URL to the PostgreSQL server itself, not to a pooler such as PgBouncer. The site has its own pool (DATABASE_POOL).";

/**
 * Returns a StartError for a pooler that shares sessions, which loses settings and notifications. Most refuse the
 * settings immediately. Returns any other error unchanged.
 */
function asPoolerError(error: unknown, location: string): unknown {
  const isPooler = error instanceof DatabaseError && /unsupported startup parameter/.test(error.message);
  return isPooler ? new StartError(`The database ${location} refuses session settings. ${advice}`) : error;
}

/**
 * Throws a StartError if notifications don't arrive: with a pooler that accepts the settings but drops those, an instance would
 * never hear of another's changes.
 */
async function requireNotifications(hears: Promise<boolean>, location: string): Promise<void> {
  if (!(await hears)) throw new StartError(`The database ${location} doesn't pass on notifications. ${advice}`);
}
