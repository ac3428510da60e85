import { expect, test } from "vitest";
import { memoryOfTree } from "#server/testing/measures/memory.ts";
import { startShippedSite } from "#server/testing/site/site-process.ts";
import { createCopy } from "#server/testing/site/test-database.ts";

test.skipIf(process.platform !== "linux")("the site uses at most 160 MB at rest", async () => {
  const copy = await createCopy();
  const SESSION_SECRET = "a secret for tests only, of more than 32 bytes";
  const site = await startShippedSite({ DATABASE_URL: copy.url, SESSION_SECRET, DEMO_CONTENT: "on" });
  try {
    const answer = await fetch(site.origin);
    expect(answer.status).toBe(200);
    expect(memoryOfTree(site.pid)).toBeLessThan(160);
  } finally {
    await site.close();
    await copy.drop();
  }
});
