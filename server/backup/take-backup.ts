import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { syncPath } from "#server/database/embedded/folder/durable-files.ts";
import type { Snapshot } from "#server/database/own-connection.ts";
import { reasonOf } from "#server/database/sql-errors.ts";
import { listDeletedMembers } from "#server/features/accounts/personal-data/deletion.service.ts";
import { makeFolder } from "#server/platform/process/make-folder.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { contentOf } from "./backup-content.ts";
import { copyDeletions } from "./deletion-list.ts";
import { PartWriter } from "./part-writer.ts";
import { type CheckedBackup, checkBackup } from "./read-backup.ts";

export type TakenBackup = Pick<CheckedBackup, "header" | "rowCount"> & { path: string; bytes: number; ms: number };

type Options = {
  signal?: AbortSignal | undefined;
  now?: Date;
  /** The backup folder, whose list of deleted accounts is completed first. */
  listIn?: string;
};

/**
 * Writes everything stored to a file, reads it back, and only then gives it its name, so a file of that name is complete. Throws
 * a StartError with one sentence if that fails, and leaves any earlier file in place.
 */
export async function takeBackup(snapshot: Snapshot, path: string, options: Options = {}): Promise<TakenBackup> {
  const begun = performance.now();
  const file = resolve(path);
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  try {
    makeFolder(dirname(file));
    await writeTo(unfinished, snapshot, options);
    const { header, rowCount } = await checkBackup(unfinished);
    options.signal?.throwIfAborted();
    await rename(unfinished, file);
    syncPath(dirname(file));
    const { size: bytes } = statSync(file);
    return { path: file, header, rowCount, bytes, ms: performance.now() - begun };
  } catch (error) {
    options.signal?.throwIfAborted();
    throw asSentence(error, file);
  } finally {
    await rm(unfinished, { force: true }).catch(() => {}); // the cause has already been thrown
  }
}

async function writeTo(path: string, snapshot: Snapshot, { signal, now = new Date(), listIn }: Options) {
  const writer = await PartWriter.create(path);
  try {
    await snapshot(async (tx) => {
      if (listIn !== undefined) await completeList(tx, listIn);
      for await (const part of contentOf(tx, now)) {
        signal?.throwIfAborted();
        await writer.add(part);
      }
    }, signal);
    await writer.finish();
  } finally {
    await writer.close();
  }
}

/** A list that can't be written doesn't keep the backup from being made: the ids are in it, and the site tries again. */
async function completeList(tx: Database, folder: string) {
  const { rows } = await tx.execute<{ exists: boolean }>(
    sql`select to_regclass('deleted_members') is not null as exists`,
  );
  if (!rows[0]?.exists) return; // a release that had no such table
  const deleted = await listDeletedMembers(tx);
  try {
    copyDeletions(folder, deleted);
  } catch {}
}

function asSentence(error: unknown, file: string): unknown {
  if (error instanceof StartError) return error;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const why =
    code === "ENOSPC" || code === "EDQUOT"
      ? `the disk of ${dirname(file)} is full. Earlier backups are unchanged`
      : reasonOf(error);
  return new StartError(`Couldn't make the backup ${file}: ${why}.`, { cause: error });
}
