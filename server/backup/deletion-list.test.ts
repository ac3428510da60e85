import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteMember } from "#server/features/accounts/personal-data/deletion.service.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { keepDeletionList, listDeletions } from "./deletion-list.ts";

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
    warn: (sentence: unknown) => said.push(sentence),
  };
  return { said, stop: keepDeletionList(site().database, folder, { log, retryMs: 20 }) };
}

async function deleteOne() {
  const { member } = await signedInMember(site());
  await deleteMember(site().db, member.id);
  return member.id;
}

const failure = "couldn't add a deleted account to the backups' list; trying again";

test("an account that can't be added to the list is added once that works, and the log says each once", async () => {
  const { said, stop } = keptList();
  const before = await deleteOne();
  expect(listDeletions(folder)).toEqual([before]);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "no folder");
  const meanwhile = [await deleteOne(), await deleteOne()];
  rmSync(folder);
  await expect.poll(() => listDeletions(folder)).toEqual(meanwhile);
  expect(said).toEqual([failure, "deleted accounts can be added to the backups' list again"]);
  stop();
});

test("stopping tries once more", async () => {
  const { stop } = keptList();
  writeFileSync(folder, "no folder");
  const id = await deleteOne();
  rmSync(folder);
  stop();
  expect(listDeletions(folder)).toEqual([id]);
});
