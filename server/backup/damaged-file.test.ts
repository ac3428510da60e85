import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBackupFolder } from "#server/testing/backups/backup-folder.ts";
import { sampleBackup } from "#server/testing/backups/sample-backup.ts";
import { checkBackup } from "./read-backup.ts";
import { DamagedBackup } from "./read-parts.ts";

const { folder, remove } = makeBackupFolder();
const good = join(folder, "good.backup");
const bad = join(folder, "bad.backup");
let bytes: Buffer;

beforeAll(async () => {
  await sampleBackup(good);
  bytes = readFileSync(good);
});
afterAll(remove);

const isRefused = async (damaged: Uint8Array): Promise<boolean> => {
  writeFileSync(bad, damaged);
  const outcome = await checkBackup(bad).catch((error: unknown) => error);
  return outcome instanceof DamagedBackup;
};

test("a backup as it was written is read", async () => {
  expect(await checkBackup(good)).toMatchObject({ rowCount: 3, summary: { rows: { news: 2, players: 1 } } });
});

test("a flipped bit is refused at every byte of the file", async () => {
  for (let position = 0; position < bytes.length; position++) {
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(position) ^ (1 << (position % 8)), position);
    expect([position, await isRefused(flipped)]).toEqual([position, true]);
  }
});

test("any bytes that are changed, left out or put in are refused", async () => {
  const change = fc.record({
    from: fc.nat(bytes.length),
    length: fc.nat(64),
    instead: fc.uint8Array({ maxLength: 64 }),
  });
  await fc.assert(
    fc.asyncProperty(change, async ({ from, length, instead }) => {
      const changed = Buffer.concat([bytes.subarray(0, from), instead, bytes.subarray(from + length)]);
      fc.pre(!changed.equals(bytes));
      expect(await isRefused(changed)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("a file that ends anywhere too early is refused, and so is one that goes on", async () => {
  for (let length = 0; length < bytes.length; length++)
    expect([length, await isRefused(bytes.subarray(0, length))]).toEqual([length, true]);
  expect(await isRefused(Buffer.concat([bytes, Buffer.of(0)]))).toBe(true);
});
