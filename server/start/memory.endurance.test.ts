import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { flood } from "#server/testing/measures/flood.ts";
import { memoryOfTree, mostMemoryDuring, sharedOnceOfTree } from "#server/testing/measures/memory.ts";
import { uploadWithoutPause } from "#server/testing/measures/upload-load.ts";
import { startShippedSite } from "#server/testing/site/site-process.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";

/** The test starts its own sites, always on the embedded database. */
const isMeasured = process.platform === "linux" && process.env.TEST_ENGINE === "embedded";
const adminPassword = "a password for the flood";

test.runIf(isMeasured)("the site uses at most 512 MB under ten long floods of everything in a row", async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "memory-"));
  const settings = { ...withoutLimits, ADMIN_PASSWORD: adminPassword, DATA_DIR };
  const site = await startShippedSite(settings);
  try {
    for (let round = 1; round <= 10; round++) {
      const most = await mostMemoryDuring(site.pid, () => flood({ ...site, adminPassword }, 5_000));
      console.log(
        `flood ${round}: ${Math.round(most)} MB at most, ${Math.round(memoryOfTree(site.pid) ?? 0)} MB after it`,
      );
      expect(most).toBeLessThan(512);
    }
  } finally {
    await site.close();
  }
});

test.runIf(isMeasured)(
  "the site uses at most 512 MB in a flood while 8 people keep uploading the largest pictures",
  async () => {
    const site = await startShippedSite({ ...withoutLimits, ADMIN_PASSWORD: adminPassword });
    const target = { ...site, adminPassword };
    try {
      const end = new AbortController();
      const { done } = await uploadWithoutPause(target, 8, end.signal);
      let sum = 0; // as ps reports it: the pages of the program that the site and its decoder share are counted twice
      const most = await mostMemoryDuring(
        site.pid,
        () => flood(target, 300),
        (root) => {
          sum = Math.max(sum, memoryOfTree(root) ?? 0);
          return sharedOnceOfTree(root);
        },
      );
      end.abort();
      expect(await done).toBeGreaterThan(8);
      console.log(`flood with uploads: ${Math.round(most)} MB at most, ${Math.round(sum)} MB by ps`);
      expect(most).toBeLessThan(512);
    } finally {
      await site.close();
    }
  },
);
