import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseUnavailable, type OpenDatabase } from "#server/database/database.ts";
import {
  deleteAgain,
  deletionsTopic,
  listDeletedMembers,
} from "#server/features/accounts/personal-data/deletion.service.ts";
import type { Log } from "#server/platform/process/log.ts";
import { makeFolder } from "#server/platform/process/make-folder.ts";
import { listBackups, longestDays } from "./backup-folder.ts";

const dayMs = 86_400_000;
const nameOfDay = /^\d{4}-\d\d-\d\d$/;
/** Matches an account's id even if the beginning of its line was lost to a full disk or a kill. */
const line = / ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/gm;

/** Next to the backups, but not inside any of them. There is one append-only file for each day. */
const listIn = (folder: string) => join(folder, "deleted-accounts");

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

type Site = Pick<OpenDatabase, "background" | "onChange">;
type Options = { log: Log; retryMs?: number };

/**
 * Deletes the accounts again that a restored database has brought back, before anyone is served. Whatever restored it: our
 * restore, PostgreSQL's own or a disk's snapshot.
 */
export async function applyDeletions({ background }: Site, folder: string, { log }: Options): Promise<void> {
  const count = await deleteAgain(background, readList(folder, log));
  if (count > 0) log.warn({ count }, "accounts that a restored database had brought back were deleted again");
}

function readList(folder: string, log: Log): string[] {
  try {
    return listDeletions(folder);
  } catch (error) {
    log.error({ err: error }, "couldn't read the backups' list of deleted accounts");
    return [];
  }
}

/**
 * Copies the database's deletions to the list: now, after each one, and when some may have been missed. Tries again while that
 * fails. Returns the function that stops it.
 */
export function keepDeletionList(
  { background, onChange }: Site,
  folder: string,
  { log, retryMs = 10_000 }: Options,
): () => Promise<void> {
  let isBehind = false;
  let isFailing = false;
  let underWay: Promise<void> | undefined;
  async function copyAll() {
    try {
      while (isBehind) {
        isBehind = false;
        copyDeletions(folder, await listDeletedMembers(background));
        if (isFailing) log.error({ folder }, "deleted accounts can be added to the backups' list again");
        isFailing = false;
      }
    } catch (error) {
      isBehind = true;
      if (error instanceof DatabaseUnavailable) return; // its own log says so
      if (!isFailing) log.error({ err: error }, "couldn't add a deleted account to the backups' list; trying again");
      isFailing = true;
    } finally {
      underWay = undefined;
    }
  }
  const copy = () => {
    underWay ??= copyAll();
  };
  const follow = () => {
    isBehind = true;
    copy();
  };
  const stopListening = onChange((topic) => {
    if (topic === deletionsTopic || topic === "*") follow();
  });
  const retry = setInterval(() => isBehind && copy(), retryMs).unref();
  follow();
  return async () => {
    stopListening();
    clearInterval(retry);
    await underWay;
  };
}

type Deleted = Awaited<ReturnType<typeof listDeletedMembers>>;

/** Adds the deletions that the list lacks. */
export function copyDeletions(folder: string, deleted: Deleted) {
  const listed = new Set(listDeletions(folder));
  for (const { id, deletedAt } of deleted) if (!listed.has(id)) noteDeletion(folder, id, deletedAt);
}

/** Adds an id to the list, which is on disk when this returns. Nothing else is stored about the account. */
export function noteDeletion(folder: string, id: string, now = new Date()) {
  const list = listIn(folder);
  makeFolder(list);
  const file = openSync(join(list, dayOf(now)), "a", 0o600);
  try {
    addLine(file, `${now.toISOString()} ${id}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Appends the text completely or not at all, as a full disk may only have room for part of it. */
function addLine(file: number, text: string) {
  const { size } = fstatSync(file);
  try {
    writeFileSync(file, text);
  } catch (error) {
    ftruncateSync(file, size);
    throw error;
  }
}

export function listDeletions(folder: string): string[] {
  const texts = daysIn(folder).map((day) => readFileSync(join(listIn(folder), day), "utf8"));
  return texts.flatMap((text) => [...text.matchAll(line)].map(([, id = ""]) => id));
}

/**
 * Removes ids that no backup can still contain. An id stays listed as long as the oldest backup exists, and at least as long as a
 * backup may be kept.
 */
export function forgetDeletions(folder: string, now: Date) {
  const oldest = listBackups(folder).at(-1)?.at ?? now;
  const before = dayOf(new Date(Math.min(oldest.getTime(), now.getTime() - longestDays * dayMs)));
  for (const day of daysIn(folder)) if (day < before) rmSync(join(listIn(folder), day), { force: true });
}

function daysIn(folder: string): string[] {
  const list = listIn(folder);
  return existsSync(list) ? readdirSync(list).filter((name) => nameOfDay.test(name)) : [];
}
