import { randomBytes } from "node:crypto";
import { constants, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Engine } from "#server/database/embedded/engine/engine.ts";
import { type Checkpoints, checkpoint, patientConnection } from "#server/database/embedded/maintenance.ts";
import { type Snapshot, snapshotOn } from "#server/database/own-connection.ts";
import { StartError } from "#server/platform/process/start-error.ts";

const prefix = "database.copy-";
/** Below 200 MB free, the engine stops writing. A copy must not cause that. */
const spareBytes = 300 * 1024 * 1024;
const controlFile = join("global", "pg_control");
const logFolder = "pg_wal";

type Parts = { engine: Engine; dataDir: string; checkpoints: Checkpoints; freeBytes: (folder: string) => number };

/** Removes copies that a killed site left behind. */
export function removeCopies(dataDir: string) {
  for (const name of readdirSync(dataDir))
    if (name.startsWith(prefix)) rmSync(join(dataDir, name), { recursive: true, force: true });
}

/**
 * Takes a snapshot by copying the folder while the site runs, and reading the copy with a second engine. A long transaction on
 * the engine's one session would block everyone. The second engine recovers the copy from the log, as after a crash, so it shows
 * one moment.
 */
export const snapshotByCopy =
  ({ engine, dataDir, checkpoints, freeBytes }: Parts): Snapshot =>
  async (work, signal) => {
    const folder = join(dataDir, "database");
    const copy = join(dataDir, prefix + randomBytes(4).toString("hex"));
    requireFreeSpace(sizeOf(folder), freeBytes(dataDir));
    try {
      await checkpoints.withNone(async () => {
        await checkpoint(engine);
        await copyInUse(folder, copy, signal);
      });
      const second = new Engine({ source: { folder: copy, mustExist: true } });
      try {
        return await snapshotOn(patientConnection(second))(work);
      } finally {
        await second.close();
      }
    } finally {
      await rm(copy, { recursive: true, force: true }); // seconds of disk work, which others needn't wait for
    }
  };

/**
 * Copies the log last, so that it holds every change made to files copied earlier. The log only goes back to the last checkpoint,
 * so there must be none during the copy.
 */
async function copyInUse(from: string, to: string, signal: AbortSignal | undefined) {
  const control = readFileSync(join(from, controlFile));
  await mkdir(to, { mode: 0o700 });
  const files = filesIn(from).filter((file) => !file.startsWith(logFolder));
  await copyEach(files, { from, to, signal });
  const log = filesIn(from).filter((file) => file.startsWith(logFolder));
  await copyEach(log, { from, to, signal });
  const isSame = [from, to].every((folder) => control.equals(readFileSync(join(folder, controlFile))));
  if (!isSame) throw new Error("The database engine restarted while its folder was being copied.");
}

type Copying = { from: string; to: string; signal: AbortSignal | undefined };

async function copyEach(files: string[], { from, to, signal }: Copying) {
  for (const file of files) {
    signal?.throwIfAborted();
    if (file.endsWith("/")) await mkdir(join(to, file), { recursive: true, mode: 0o700 });
    else await copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE).catch(ignoreMissing);
  }
}

/** A table's file may be deleted between listing and copying. The log records that too. */
function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error;
}

/** Lists files and folders. Folders end in a slash and come before their content. */
function filesIn(folder: string, within = ""): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const path = within + entry.name;
    if (entry.isDirectory()) return [`${path}/`, ...filesIn(folder, `${path}/`)];
    return path === "postmaster.pid" ? [] : [path];
  });
}

function sizeOf(folder: string): number {
  return filesIn(folder).reduce(
    (sum, file) => sum + (statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

function requireFreeSpace(neededBytes: number, freeBytes: number) {
  if (freeBytes >= neededBytes + spareBytes) return;
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;
  throw new StartError(
    `The data folder's disk is too full. A backup temporarily needs ${megabytes(neededBytes + spareBytes)}, and ${megabytes(freeBytes)} are free.`,
  );
}
