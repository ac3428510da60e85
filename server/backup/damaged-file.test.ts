import { readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBackupFolder } from "#server/testing/backups/backup-folder.ts";
import { sampleBackup } from "#server/testing/backups/sample-backup.ts";
import { mostPartBytes } from "./format.ts";
import { PartWriter } from "./part-writer.ts";
import { checkBackup } from "./read-backup.ts";
import { DamagedBackup } from "./read-parts.ts";

const { folder, remove } = makeBackupFolder();
const good = join(folder, "good.backup");
const bad = join(folder, "bad.backup");
let bytes: Buffer;
const header = JSON.stringify({
  createdAt: "2026-03-01T03:00:00.000Z",
  migrations: [],
  tables: [{ name: "news", columns: ["id"] }],
});
const summary = JSON.stringify({ rows: { news: 1 }, sequences: [] });

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

test("reads an undamaged backup", async () => {
  expect(await checkBackup(good)).toMatchObject({ rowCount: 3, summary: { rows: { news: 2, players: 1 } } });
});

test("refuses a flipped bit in any byte of the file", async () => {
  for (let position = 0; position < bytes.length; position++) {
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(position) ^ (1 << (position % 8)), position);
    expect([position, await isRefused(flipped)]).toEqual([position, true]);
  }
});

test("refuses bytes that were changed, left out or added", async () => {
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

test("refuses a file that ends early or has bytes left over", async () => {
  for (let length = 0; length < bytes.length; length++)
    expect([length, await isRefused(bytes.subarray(0, length))]).toEqual([length, true]);
  expect(await isRefused(Buffer.concat([bytes, Buffer.of(0)]))).toBe(true);
});

test.each([
  ["invalid JSON", ["{oops"]],
  ["JSON of the wrong shape", ['{"tables":[]}']],
  ["a table without a name", [header, '{"news":1}\n["1"]', summary]],
  ["a missing summary", [header]],
  ["more spaces than a part may have", [header, " ".repeat(mostPartBytes + 1), summary]],
])("refuses %s even if the checksums are right", async (_what, parts) => {
  await rm(bad, { force: true });
  const writer = await PartWriter.create(bad);
  for (const part of parts) await writer.add(part);
  await writer.finish();
  await writer.close();
  await expect(checkBackup(bad)).rejects.toThrow(DamagedBackup);
});
