import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { flood } from "#server/testing/measures/flood.ts";
import { memoryOfTree, mostMemoryDuring, peakOfTree } from "#server/testing/measures/memory.ts";
import { uploadAtOnce } from "#server/testing/measures/upload-load.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { startShippedSite } from "#server/testing/site/site-process.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";

const adminPassword = "a password for the flood";

test.skipIf(process.platform !== "linux")(
  "the site uses at most 512 MB while it creates its database, and 300 MB at rest",
  async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), "memory-"));
    const first = await startShippedSite({ DATA_DIR });
    const peak = peakOfTree(first.pid);
    await first.end("SIGTERM");
    expect(peak).toBeLessThan(512);
    const site = await startShippedSite({ DATA_DIR });
    expect(memoryOfTree(site.pid)).toBeLessThan(300);
    await site.close();
  },
  600_000,
);

test.runIf(isLong && process.platform === "linux")(
  "the site uses at most 512 MB under a flood of everything",
  async () => {
    const site = await startShippedSite({ ...withoutLimits, ADMIN_PASSWORD: adminPassword });
    try {
      expect(await mostMemoryDuring(site.pid, () => flood({ ...site, adminPassword }, 150))).toBeLessThan(512);
    } finally {
      await site.close();
    }
  },
  600_000,
);

test.runIf(isLong && process.platform === "linux")(
  "30 of the largest pictures at once are all accepted, and the site uses at most 512 MB",
  async () => {
    const site = await startShippedSite({ ...withoutLimits, ADMIN_PASSWORD: adminPassword });
    try {
      let statuses: number[] = [];
      const upload = async () => {
        statuses = await uploadAtOnce({ ...site, adminPassword }, 30);
      };
      const most = await mostMemoryDuring(site.pid, upload);
      expect(statuses).toEqual(statuses.map(() => 201));
      expect(most).toBeLessThan(512);
    } finally {
      await site.close();
    }
  },
  600_000,
);
