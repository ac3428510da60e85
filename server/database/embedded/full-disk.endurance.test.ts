import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statfsSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, test, vi } from "vitest";
import { behindProxy, fromNewAddress } from "#server/testing/site/addresses.ts";
import { startSiteProcess } from "#server/testing/site/site-process.ts";

const mebibyte = 1024 * 1024;
const disk = process.env.TEST_ENGINE === "embedded" ? mountSmallDisk() : undefined;

describe.runIf(disk)("a disk that fills up", () => {
  const folder = disk ?? "";
  const filler = join(folder, "filler");
  const within = { timeout: 20_000, interval: 100 };

  afterAll(() => {
    execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true });
  });

  test("to the last byte stops writes but not reads, and nothing is lost once there is space again", async () => {
    const site = await startSiteProcess({ DATA_DIR: join(folder, "data"), ...behindProxy, DEMO_CONTENT: "off" });
    const stored: string[] = [];
    const send = async (message: string) => {
      const answer = await fetch(`${site.origin}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json", ...fromNewAddress() },
        body: JSON.stringify({ name: "Sam", email: "sam@demo.example", subject: "other", message }),
      });
      if (answer.status === 201) stored.push(message);
      return answer.status;
    };
    const statusOf = async (path: string) => (await fetch(site.origin + path)).status;
    try {
      expect(await send("before")).toBe(201);
      fillUp(filler);
      await vi.waitFor(async () => expect(await send("while it is full")).toBe(503), within);
      const reads = ["/healthz", "/about", "/api/players", "/api/news", "/calendar/public.ics"];
      for (const path of reads) expect([path, await statusOf(path)]).toEqual([path, 200]);
      expect(await cpuShareOf(site.pid)).toBeLessThan(0.5);
      truncateSync(filler);
      await vi.waitFor(async () => expect(await send("after")).toBe(201), within);
      expect(await site.end("SIGTERM")).toBe(0);
    } finally {
      await site.end("SIGKILL");
    }
    const { openEmbedded } = await import("./open-embedded.ts");
    const { contactMessages } = await import("#server/features/contact-messages/contact-messages.table.ts");
    const database = await openEmbedded({ dataDir: join(folder, "data") });
    const rows = await database.db.select({ message: contactMessages.message }).from(contactMessages);
    await database.close();
    expect(rows.map(({ message }) => message).toSorted()).toEqual(stored.toSorted());
  });
});

/** Mounts a separate file system, just large enough for a database. Only root may do that; returns undefined otherwise. */
function mountSmallDisk(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=400m", "tmpfs", folder], { stdio: "pipe" });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

function fillUp(file: string) {
  const piece = Buffer.alloc(mebibyte);
  for (;;) {
    const { bavail, bsize } = statfsSync(join(file, ".."));
    if (bavail === 0) return;
    writeFileSync(file, piece.subarray(0, Math.min(mebibyte, bavail * bsize)), { flag: "a" });
  }
}

/** Returns the share of one core over a second of real time. */
async function cpuShareOf(pid: number): Promise<number> {
  const [before, begin] = [cpuSecondsOf(pid), performance.now()];
  await setTimeout(1_000); // how busy a process is only shows over real time
  return (cpuSecondsOf(pid) - before) / ((performance.now() - begin) / 1_000);
}

function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100; // user and system, in hundredths of a second
}
