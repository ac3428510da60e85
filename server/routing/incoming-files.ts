import { randomUUID } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "#server/platform/process/log.ts";
import { makeFolder } from "#server/platform/process/make-folder.ts";

const ending = ".upload";
/** No upload takes this long: an older file was left by a process that was killed. */
const leftAfterMs = 3_600_000;

export type IncomingFile = { path: string; handle: FileHandle };

/** Runs the work with a new file for the request's content, and deletes the file afterwards. */
export async function withIncomingFile<T>(folder: string, work: (file: IncomingFile) => Promise<T>): Promise<T> {
  const path = join(folder, `${randomUUID()}${ending}`);
  const handle = await open(path, "wx", 0o600);
  try {
    return await work({ path, handle });
  } finally {
    await handle.close();
    await rm(path, { force: true });
  }
}

/** Makes the folder and removes old files from it. If it can't be made, the site serves everything but uploads. */
export function prepareIncomingFolder(folder: string, log: Log, now = Date.now()) {
  try {
    makeFolder(folder);
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (name.endsWith(ending) && now - statSync(path).mtimeMs > leftAfterMs) rmSync(path, { force: true });
    }
  } catch (err) {
    log.error({ err, folder }, "pictures can't be uploaded: their folder can't be written to");
  }
}
