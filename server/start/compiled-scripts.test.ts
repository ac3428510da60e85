import { expect, test } from "vitest";
import { startShippedSite } from "#server/testing/site/site-process.ts";

/** Makes Node report for each script whether it compiled it or found it in the cache. */
const telling = { NODE_DEBUG_NATIVE: "COMPILE_CACHE" };
const found = /code cache for ESM \S+\/app-\S+ was accepted/;

test("a start uses the scripts compiled by the previous one, even if that was killed", async () => {
  const first = await startShippedSite(telling);
  await expect.poll(() => first.printed().includes("flushCompileCache() requested")).toBe(true);
  await fetch(`${first.origin}/healthz`); // answered only after the start is done
  await first.end("SIGKILL");
  await first.close();
  const second = await startShippedSite(telling);
  expect(second.printed()).toMatch(found);
  await second.close();
});
