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
import type { OpenDatabase } from "#server/database/database.ts";
import { deletedMemberIn } from "#server/features/accounts/personal-data/deletion.service.ts";
import type { Log } from "#server/platform/process/log.ts";
import { makeFolder } from "#server/platform/process/make-folder.ts";
import { listBackups, longestDays } from "./backup-folder.ts";

const dayMs = 86_400_000;
const nameOfDay = /^\d{4}-\d\d-\d\d$/;
/** Matches an account's id even if the beginning of its line was lost to a full disk or a kill. */
const line = / ([0-9a-f-]{36})$/gm;

/** Next to the backups, but not inside any of them. There is one append-only file for each day. */
const listIn = (folder: string) => join(folder, "deleted-accounts");

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

type Options = { log: Log; retryMs?: number };

/**
 * Keeps the list of deleted accounts: adds each id before the deletion is acknowledged. Ids that can't be written are kept in
 * memory and written later. Returns the function that stops it.
 */
export function keepDeletionList(
  { onChange }: Pick<OpenDatabase, "onChange">,
  folder: string,
  { log, retryMs = 10_000 }: Options,
): () => void {
  const unwritten = new Set<string>();
  let isFailing = false;
  function write() {
    try {
      for (const id of unwritten) {
        noteDeletion(folder, id);
        unwritten.delete(id);
      }
      if (isFailing) log.error({ folder }, "deleted accounts can be added to the backups' list again");
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, "couldn't add a deleted account to the backups' list; trying again");
      isFailing = true;
    }
  }
  const retry = setInterval(() => unwritten.size > 0 && write(), retryMs).unref();
  const forget = onChange((topic) => {
    const id = deletedMemberIn(topic);
    if (!id) return;
    unwritten.add(id);
    write();
  });
  return () => {
    forget();
    clearInterval(retry);
    if (unwritten.size > 0) write();
  };
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
