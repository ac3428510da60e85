import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { useSite } from "#server/testing/site/use-site.ts";
import { listDeletions, noteDeletion } from "./deletion-list.ts";
import { takeBackup } from "./take-backup.ts";

const disk = mountSmallDisk();

describe.runIf(disk)("on a disk that fills up", () => {
  const folder = disk ?? "";
  const site = useSite();

  afterEach(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  });
  afterAll(() => {
    execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true });
  });

  test("a backup says the disk is full, and leaves only the previous one", async () => {
    const { database, db } = site();
    const path = join(folder, "one.backup");
    await takeBackup(database.snapshot, path);
    const former = readFileSync(path);
    for (let step = 0; step < 10; step++)
      await db.execute(sql`
        insert into contact_messages (id, name, email, subject, message)
        select gen_random_uuid(), 'Ida', 'ida@demo.example', 'media',
          (select string_agg(md5(random()::text || part || n), '') from generate_series(1, 50) part)
        from generate_series(1, 200) n`);
    const failing = takeBackup(database.snapshot, path);
    await expect(failing).rejects.toThrow(
      `Couldn't make the backup ${path}: the disk of ${folder} is full. Earlier backups are unchanged.`,
    );
    expect(readdirSync(folder)).toEqual(["one.backup"]);
    expect(readFileSync(path).equals(former)).toBe(true);
  });

  test("a backup without a single byte of space says so too, and leaves no file open", async () => {
    fillDisk(folder);
    await expect(takeBackup(site().database.snapshot, join(folder, "two.backup"))).rejects.toThrow("is full");
    expect(readdirSync(folder)).toEqual(["filler"]);
    expect(openFilesIn(folder)).toEqual([]);
  });

  test("a deleted account is listed completely or not at all", () => {
    const [day, at] = ["2026-05-01", new Date("2026-05-01T12:00:00Z")];
    const ids = Array.from({ length: 68 }, (_, count) => `0197a000-0000-7000-8000-${String(count).padStart(12, "0")}`);
    const [last = "", lost = "", later = ""] = ids.slice(-3);
    mkdirSync(join(folder, "deleted-accounts"));
    const lines = ids.slice(0, -2).map((id) => `${at.toISOString()} ${id}\n`);
    writeFileSync(join(folder, "deleted-accounts", day), lines.join("")); // four bytes less than a page
    fillDisk(folder);
    expect(() => noteDeletion(folder, lost, at)).toThrow("ENOSPC");
    rmSync(join(folder, "filler"));
    noteDeletion(folder, later, at);
    expect(listDeletions(folder)).toEqual([...ids.slice(0, -3), last, later]);
  });
});

/** Fills the disk to the last byte. */
function fillDisk(folder: string) {
  try {
    writeFileSync(join(folder, "filler"), Buffer.alloc(2 * 1024 * 1024));
  } catch {
    // it is full
  }
}

const openFilesIn = (folder: string) =>
  readdirSync("/proc/self/fd")
    .map((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`);
      } catch {
        return ""; // it has been closed since
      }
    })
    .filter((path) => path.startsWith(folder));

/** Only root can mount one. */
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
