import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publish } from "#server/database/database.ts";
import { readSettings } from "#server/env.ts";
import { deletedMembers, members } from "#server/features/accounts/accounts.table.ts";
import { deleteMember } from "#server/features/accounts/personal-data/deletion.service.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { backUpTo } from "./automatic-backups.ts";
import { applyDeletions, keepDeletionList, listDeletions } from "./deletion-list.ts";

const site = useSite();
let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "deletions-")), "backups");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true }));

/** Keeps the list, and records what is logged about it. */
function keptList() {
  const said: unknown[] = [];
  const log = {
    error: (_error: unknown, sentence?: string) => said.push(sentence),
    warn: (_count: unknown, sentence?: string) => said.push(sentence),
  };
  const start = async () => {
    await applyDeletions(site().database, folder, { log });
    return keepDeletionList(site().database, folder, { log, retryMs: 20 });
  };
  return { said, start };
}

async function deleteOne() {
  const { member } = await signedInMember(site());
  const [row] = await site().db.select().from(members).where(eq(members.id, member.id));
  if (!row) throw new Error("no such member");
  await deleteMember(site().db, row.id);
  return row;
}

const failure = "couldn't add a deleted account to the backups' list; trying again";
const isThere = async ({ id }: { id: string }) => (await site().db.$count(members, eq(members.id, id))) === 1;
/** As a restored database would: our restore, PostgreSQL's own, or a disk's snapshot. */
const bringBack = (row: typeof members.$inferInsert) => site().db.insert(members).values(row);

test("an account that can't be added to the list is added once that works, and the log says each once", async () => {
  const { said, start } = keptList();
  const stop = await start();
  const before = await deleteOne();
  await expect.poll(() => listDeletions(folder)).toContain(before.id);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "no folder");
  const during = [await deleteOne(), await deleteOne()];
  await expect.poll(() => said).toEqual([failure]);
  rmSync(folder);
  await expect.poll(() => listDeletions(folder)).toEqual(expect.arrayContaining(during.map(({ id }) => id)));
  expect(said).toEqual([failure, "deleted accounts can be added to the backups' list again"]);
  await stop();
});

test("a deletion that no instance could copy is copied by the next start", async () => {
  const { id } = await deleteOne(); // as if the site was killed right after the commit
  expect(listDeletions(folder)).not.toContain(id);
  const stop = await keptList().start();
  await expect.poll(() => listDeletions(folder)).toContain(id);
  await stop();
});

test("an instance that may have missed deletions copies them once it hears again", async () => {
  const stop = await keptList().start();
  const { id } = await deleteOne();
  await expect.poll(() => listDeletions(folder)).toContain(id);
  rmSync(folder, { recursive: true });
  await publish(site().db, "*"); // told after a lost connection
  await expect.poll(() => listDeletions(folder)).toContain(id);
  await stop();
});

test("a backup completes the list first", async () => {
  const { id } = await deleteOne();
  await backUpTo(readSettings({ BACKUP_DIR: folder }), site().database);
  expect(listDeletions(folder)).toContain(id);
});

test("a backup is made even where the list can't be written", async () => {
  await deleteOne();
  writeFileSync(folder, "no folder");
  const file = join(folder, "..", "elsewhere.backup");
  await expect(backUpTo(readSettings({ BACKUP_DIR: folder }), { ...site().database, file })).resolves.toContain(file);
});

test.each([
  ["the list", async () => site().db.delete(deletedMembers)],
  ["the database", async () => rmSync(join(folder, "deleted-accounts"), { recursive: true })],
])(
  "a start deletes an account again that only %s knows to be deleted, and leaves the others",
  async (_where, forget) => {
    const staying = await signedInMember(site());
    const { said, start } = keptList();
    const gone = await deleteOne();
    await backUpTo(readSettings({ BACKUP_DIR: folder }), site().database);
    await forget();
    await bringBack(gone);
    const stop = await start();
    expect([await isThere(gone), await isThere(staying.member)]).toEqual([false, true]);
    expect(said).toEqual(["accounts that a restored database had brought back were deleted again"]);
    await stop();
  },
);

test("a list from an earlier release is applied, and a line cut short by a full disk hides no other", async () => {
  const gone = await deleteOne();
  await site().db.delete(deletedMembers);
  await bringBack(gone);
  mkdirSync(join(folder, "deleted-accounts"), { recursive: true });
  const text = `2026-11-26T10:00:00.000Z 0197a0\n26T10:00:01.000Z ${gone.id}\n`;
  writeFileSync(join(folder, "deleted-accounts", "2026-11-26"), text);
  const stop = await keptList().start();
  expect(await isThere(gone)).toBe(false);
  await stop();
});
