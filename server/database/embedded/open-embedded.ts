import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
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
import { reasonOf } from "#server/database/sql-errors.ts";
import { type Log, noLog } from "#server/platform/process/log.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { Engine } from "./engine/engine.ts";
import { removeCopies, snapshotByCopy } from "./folder/folder-copy.ts";
import { lockFolder } from "./folder/folder-lock.ts";
import { FreeSpace, freeBytesOn } from "./folder/free-space.ts";
import { checkpoint, checkpointsOf, patientConnection, vacuum } from "./maintenance.ts";

export type EmbeddedOptions = {
  dataDir: string;
  migrations?: string;
  pool?: PoolSize;
  limitMs?: number;
  log?: Log;
  freeBytes?: (folder: string) => number;
  beforeUpgrade?: BeforeUpgrade;
};

export async function openEmbedded({
  freeBytes = freeBytesOn,
  log = noLog,
  ...options
}: EmbeddedOptions): Promise<OpenDatabase> {
  const dataDir = resolve(options.dataDir);
  const folder = join(dataDir, "database");
  const unlock = lockFolder(dataDir);
  const space = new FreeSpace({ dataDir, freeBytes, log });
  const isShortOfSpace = () => space.isShort();
  const engine = new Engine({ source: { folder }, isShortOfSpace });
  try {
    if (!existsSync(folder) && isShortOfSpace())
      throw new StartError(`The disk of ${dataDir} has less than 200 MB free. Free some space first.`);
    removeCopies(dataDir);
    await engine.start();
    const database = await serveEngine(engine, { ...options, log, location: folder });
    const checkpoints = checkpointsOf(engine);
    return {
      ...database,
      upkeep: { vacuum: () => vacuum(engine), checkpoint: checkpoints.make },
      snapshot: snapshotByCopy({ engine, dataDir, checkpoints, freeBytes }),
      close: async () => {
        await checkpoints
          .make()
          .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, "couldn't truncate the database's log"));
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    await engine.close();
    unlock();
    if (error instanceof StartError) throw error;
    throw new StartError(`Couldn't open the database in ${folder}: ${reasonOf(error)}`, { cause: error });
  }
}

type Serving = Omit<EmbeddedOptions, "dataDir"> & { location: string };

/** Opens and migrates the database on an engine. Closing the database closes the engine. */
export async function serveEngine(
  engine: Engine,
  { migrations = ownMigrations, pool, limitMs = statementLimitMs, log = noLog, location, beforeUpgrade }: Serving,
): Promise<OpenDatabase> {
  await migrate(patientConnection(engine), migrations, beforeUpgrade);
  const parts = { changes: new Changes(log), isShared: false, outages: new OutageLog(log) };
  const opened = openPool({ ...engine.connection({ limitMs }), query_timeout: deadAfterMs(limitMs), ...pool }, parts);
  const { background, backgroundUse, closeBackground } = openBackground(
    engine.connection({ limitMs: backgroundLimitMs }),
    parts,
  );
  return {
    ...opened,
    background,
    use: () => ({
      pools: { requests: opened.requestsUse(), background: backgroundUse() },
      engineRestarts: engine.restarts,
    }),
    engine: "embedded",
    location,
    upkeep: { vacuum: () => vacuum(engine), checkpoint: () => checkpoint(engine) },
    snapshot: snapshotOn(patientConnection(engine)),
    close: async () => {
      await Promise.all([opened.close(), closeBackground()]);
      await engine.close();
    },
  };
}
