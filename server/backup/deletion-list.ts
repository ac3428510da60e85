import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { OpenDatabase } from "#server/database/database.ts";
import { deletedMemberIn } from "#server/features/accounts/personal-data/deletion.service.ts";
import { makeFolder } from "#server/platform/process/make-folder.ts";
import { listBackups, longestDays } from "./backup-folder.ts";

const dayMs = 86_400_000;
const nameOfDay = /^\d{4}-\d\d-\d\d$/;
const line = /^\S+ ([0-9a-f-]{36})$/gm;

/** Beside the backups, outside any one of them; a file for each day, to which lines are only added. */
const listIn = (folder: string) => join(folder, "deleted-accounts");

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Writes down which accounts are deleted, before that is acknowledged. Gives the way to stop. */
export function keepDeletionList({ onChange }: Pick<OpenDatabase, "onChange">, folder: string): () => void {
  return onChange((topic) => {
    const id = deletedMemberIn(topic);
    if (id) noteDeletion(folder, id);
  });
}

/** It is on the disk once this returns. An id is all that is known of them. */
export function noteDeletion(folder: string, id: string, now = new Date()) {
  const list = listIn(folder);
  makeFolder(list);
  const file = openSync(join(list, dayOf(now)), "a", 0o600);
  try {
    writeSync(file, `${now.toISOString()} ${id}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The ids of all accounts that are on the list. */
export function listDeletions(folder: string): string[] {
  const texts = daysIn(folder).map((day) => readFileSync(join(listIn(folder), day), "utf8"));
  return texts.flatMap((text) => [...text.matchAll(line)].map(([, id = ""]) => id));
}

/** Removes ids that no backup can contain any longer: the list is kept as long as the oldest backup, and as long as a backup may be kept. */
export function forgetDeletions(folder: string, now: Date) {
  const oldest = listBackups(folder).at(-1)?.at ?? now;
  const before = dayOf(new Date(Math.min(oldest.getTime(), now.getTime() - longestDays * dayMs)));
  for (const day of daysIn(folder)) if (day < before) rmSync(join(listIn(folder), day), { force: true });
}

function daysIn(folder: string): string[] {
  const list = listIn(folder);
  return existsSync(list) ? readdirSync(list).filter((name) => nameOfDay.test(name)) : [];
}
