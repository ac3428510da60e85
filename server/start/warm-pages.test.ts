import { afterAll, beforeAll, expect, test } from "vitest";
import { type SiteProcess, startSiteProcess } from "#server/testing/site/site-process.ts";

const METRICS_TOKEN = "a token for the metrics";
let site: SiteProcess;
beforeAll(async () => {
  site = await startSiteProcess({ METRICS_TOKEN });
});
afterAll(() => site.close());

/** Returns how many public answers were made. */
async function madeAnswers(): Promise<number> {
  const response = await fetch(`${site.origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const line = /^site_cached_responses_total\{cache="public",result="made"\} (\d+)/m;
  return Number(line.exec(await response.text())?.[1]);
}

test("visitors' pages are made after a start, before anybody has asked for one", async () => {
  await expect.poll(madeAnswers, { timeout: 30_000 }).toBeGreaterThanOrEqual(15);
});
