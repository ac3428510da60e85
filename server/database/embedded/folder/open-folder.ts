import { once } from "node:events";
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { DurableFiles, startParams, syncPath, syncTree } from "./durable-files.ts";

/** What the engine brings beyond PostgreSQL's core. A server has them among its own files. */
export const extensions = { pg_trgm };

/** Beside the built server; what runs from its sources has none. */
const emptyDatabase = join(import.meta.dirname, "../empty-database");

type Place = { folder: string; mustExist?: boolean };

/** Opens the database in the folder, made first where there is none unless it must exist. */
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

/** Made beside its place and moved there whole: a folder that exists is complete, whenever the power went. */
async function createFolder(folder: string) {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(emptyDatabase)) cpSync(emptyDatabase, unfinished, { recursive: true });
  else await makeInThread(unfinished);
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

/** The memory that making a database takes is given back when the thread ends. */
async function makeInThread(folder: string) {
  const making = new Worker(new URL("./new-folder.worker.ts", import.meta.url), { workerData: folder });
  await once(making, "exit"); // rejects with what kept it from it
}

/** One commit must reach the disk; an update of the engine could silently take that away. */
async function provePowerLossIsSurvived(engine: PGlite, files: DurableFiles) {
  const before = files.syncCount;
  await engine.query("select pg_logical_emit_message(true, 'start', '')");
  if (files.syncCount === before)
    throw new Error("a commit does not reach the disk: this build of the engine never calls fsync");
}
