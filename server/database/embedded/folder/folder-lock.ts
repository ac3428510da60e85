import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { reasonOf } from "#server/database/sql-errors.ts";
import { makeFolder } from "#server/platform/process/make-folder.ts";
import { StartError } from "#server/platform/process/start-error.ts";

/** node:sqlite closes a handle that nothing refers to, which would release its lock. */
const locked = new Map<string, DatabaseSync>();
const sqliteBusy = 5;

/**
 * Makes the folder and locks it for this process. Returns the function that unlocks it. If the process dies, however it dies, the
 * kernel drops the lock. Throws a StartError if the folder is in use.
 */
export function lockFolder(path: string): () => void {
  const folder = resolve(path);
  if (locked.has(folder)) throw new StartError(`The data folder ${folder} is already open in this process.`);
  const lock = lockPrivate(folder);
  locked.set(folder, lock);
  return () => {
    if (locked.delete(folder)) lock.close();
  };
}

function lockPrivate(folder: string): DatabaseSync {
  const owner = join(folder, "lock.owner");
  let lock: DatabaseSync | undefined;
  try {
    const isOurs = isOurFolder(folder);
    makeFolder(folder);
    if (isOurs) chmodSync(folder, 0o700);
    lock = new DatabaseSync(join(folder, "lock.db"), { timeout: 0 });
    lock.exec("begin exclusive");
    writeFileSync(owner, `process ${process.pid} since ${new Date().toISOString()}`);
    return lock;
  } catch (error) {
    lock?.close();
    throw new StartError(
      `The data folder ${folder} ${isBusy(error) ? `is in use by ${nameOf(owner)}` : `can't be used: ${reasonOf(error)}`}.`,
      {
        cause: error,
      },
    );
  }
}

/** Whether the folder is missing, empty, or was used by the site before. Any other isn't ours and keeps its permissions. */
function isOurFolder(folder: string): boolean {
  if (!existsSync(folder)) return true;
  const entries = readdirSync(folder); // throws if it isn't a folder
  return entries.length === 0 || entries.includes("lock.db");
}

const isBusy = (error: unknown) => error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;

function nameOf(owner: string): string {
  try {
    return readFileSync(owner, "utf8");
  } catch {
    return "another process"; // which has only just locked it
  }
}
