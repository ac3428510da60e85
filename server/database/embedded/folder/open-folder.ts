import { once } from "node:events";
import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { DurableFiles, startParams, syncPath, syncTree } from "./durable-files.ts";

/** The extensions that the engine adds to PostgreSQL's core. A server has its own files for them. */
export const extensions = { pg_trgm };

/** The build makes it. */
const emptyDatabase = join(projectFolder, "dist/empty-database");

type Place = { folder: string; mustExist?: boolean };

/** Opens the database in the folder. Makes one first if there is none, or throws if it must exist. */
export async function openFolder({ folder, mustExist = false }: Place): Promise<PGlite> {
  if (!existsSync(folder)) {
    if (mustExist) throw new Error(`${folder} is gone`);
    await createFolder(folder);
  }
  const files = new DurableFiles(folder);
  const engine = await PGlite.create({ fs: files, startParams, extensions });
  await provePowerLossIsSurvived(engine, files);
  return engine;
}

/** Made next to its place and then moved, so that a folder that exists is complete even after a power failure. */
async function createFolder(folder: string) {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(emptyDatabase)) copyWritable(emptyDatabase, unfinished);
  else await makeInThread(unfinished);
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

/** A release's folder may be read-only, and copies have the permissions of what they are copied from. */
function copyWritable(from: string, to: string) {
  cpSync(from, to, { recursive: true });
  chmodSync(to, 0o700);
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

/** Makes the database in a thread, whose memory is freed when it ends. */
async function makeInThread(folder: string) {
  const making = new Worker(new URL("./new-folder.worker.ts", import.meta.url), { workerData: folder });
  await once(making, "exit"); // rejects with the thread's error
}

/** Throws unless a commit calls fsync, which an update of the engine could silently break. */
async function provePowerLossIsSurvived(engine: PGlite, files: DurableFiles) {
  const before = files.syncCount;
  await engine.query("select pg_logical_emit_message(true, 'start', '')");
  if (files.syncCount === before)
    throw new Error("commits don't reach the disk: this build of the engine never calls fsync");
}
