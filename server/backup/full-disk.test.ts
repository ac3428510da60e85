import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { useSite } from "#server/testing/site/use-site.ts";
import { takeBackup } from "./take-backup.ts";

const disk = mountSmallDisk();

describe.runIf(disk)("on a disk that fills up", () => {
  const folder = disk ?? "";
  const site = useSite();

  afterAll(() => {
    execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true });
  });

  test("a backup says so in a sentence, and leaves the former one and nothing else", async () => {
    const { database, db } = site();
    const path = join(folder, "one.backup");
    await takeBackup(database.snapshot, path);
    const former = readFileSync(path);
    await db.execute(sql`
      insert into contact_messages (id, name, email, subject, message)
      select gen_random_uuid(), 'Ida', 'ida@demo.example', 'media', md5(random()::text) || repeat(md5(n::text), 4)
      from generate_series(1, 20000) n`);
    const failing = takeBackup(database.snapshot, path);
    await expect(failing).rejects.toThrow(
      `The backup ${path} could not be made: the disk of ${folder} is full. Earlier backups are as they were.`,
    );
    expect(readdirSync(folder)).toEqual(["one.backup"]);
    expect(readFileSync(path).equals(former)).toBe(true);
  });
});

/** Only root may mount one. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "pipe" });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}
