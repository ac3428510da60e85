import { existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Database } from "#server/database/drizzle.ts";
import { Engine } from "#server/database/embedded/engine/engine.ts";
import { patientConnection } from "#server/database/embedded/maintenance.ts";
import { onOwnConnection, type Snapshot, snapshotOn } from "#server/database/own-connection.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { syncPath, syncTree } from "./durable-files.ts";
import { lockFolder } from "./folder-lock.ts";
import { freeBytesOn } from "./free-space.ts";

/** Returns a way to read the database of a stopped site, whatever its version. */
export const snapshotOfStopped =
  (dataDir: string): Snapshot =>
  async (work) => {
    const folder = join(resolve(dataDir), "database");
    if (!existsSync(folder)) throw new StartError(`No site has been started in ${dataDir} yet.`);
    const unlock = lockFolder(dataDir);
    const engine = new Engine({ source: { folder, mustExist: true } });
    try {
      return await snapshotOn(patientConnection(engine))(work);
    } finally {
      await engine.close();
      unlock();
    }
  };

/** Throws a StartError if there is a database already. */
export function requireNoDatabase(dataDir: string) {
  const folder = join(resolve(dataDir), "database");
  if (existsSync(folder))
    throw new StartError(
      `There's already a database in ${folder}. Stop the site and move that folder away, or set DATA_DIR to another one.`,
    );
}

export type Filling = {
  fill: (tx: Database) => Promise<void>;
  /** How much text the rows are, to check that there is room for them. */
  textBytes: number;
};

/** Allows for indexes and the log of one transaction, since the engine hangs on a full disk. */
const bytesEach = 4;
const spareBytes = 300 * 1024 * 1024;

function requireFreeSpace(folder: string, textBytes: number) {
  const [needed, free] = [bytesEach * textBytes + spareBytes, freeBytesOn(folder)];
  if (free >= needed) return;
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;
  throw new StartError(
    `There isn't enough space in ${folder}: ${megabytes(needed)} is needed, but only ${megabytes(free)} is free.`,
  );
}

/** Makes the database in the data folder. It only gets its final name once it is filled and on disk. */
export async function makeFilled(dataDir: string, { fill, textBytes }: Filling): Promise<void> {
  const unlock = lockFolder(dataDir);
  const unfinished = join(resolve(dataDir), "database.restoring");
  try {
    requireNoDatabase(dataDir);
    requireFreeSpace(resolve(dataDir), textBytes);
    for (const left of [unfinished, `${unfinished}.unfinished`]) rmSync(left, { recursive: true, force: true });
    await fillFolder(unfinished, fill);
    renameSync(unfinished, join(resolve(dataDir), "database"));
    syncPath(resolve(dataDir));
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    unlock();
  }
}

async function fillFolder(folder: string, fill: (tx: Database) => Promise<void>) {
  const engine = new Engine({ source: { folder } });
  try {
    await onOwnConnection(patientConnection(engine), fill);
  } finally {
    await engine.close();
  }
  syncTree(folder);
}
