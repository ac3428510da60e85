import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { flood } from "#server/testing/flood.ts";
import { memoryOfTree, mostMemoryDuring } from "#server/testing/memory.ts";
import { startShippedSite } from "#server/testing/site-process.ts";

const adminPassword = "a password for the flood";

test.skipIf(process.platform !== "linux")(
  "at rest the site holds at most 340 MB, and under a flood of everything at most 512 MB",
  async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), "memory-"));
    const settings = { RATE_LIMITS: "0", OVERLOAD_MS: "200", ADMIN_PASSWORD: adminPassword, DATA_DIR };
    const first = await startShippedSite(settings); // which makes the database, and takes more for it
    await first.end("SIGTERM");
    const site = await startShippedSite(settings);
    try {
      expect(memoryOfTree(site.pid)).toBeLessThan(340);
      expect(await mostMemoryDuring(site.pid, () => flood({ ...site, adminPassword }, 150))).toBeLessThan(512);
    } finally {
      await site.close();
    }
  },
  600_000,
);
