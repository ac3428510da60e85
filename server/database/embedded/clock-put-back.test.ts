import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { type SiteProcess, startSiteProcess } from "#server/testing/site/site-process.ts";

const sixtyDaysMs = 60 * 24 * 60 * 60_000;
const longestTimerMs = 2 ** 31 - 1;
const folder = mkdtempSync(join(tmpdir(), "clock-"));
const clock = join(folder, "moved-by");

let site: SiteProcess;
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

function withMovableClock(): Promise<SiteProcess> {
  const preload = pathToFileURL(join(projectFolder, "server/testing/kills/movable-clock.worker.ts"));
  preload.searchParams.set("file", clock);
  return startSiteProcess({ NODE_OPTIONS: `--import=${preload}`, DEMO_CONTENT: "off" });
}

test("when the clock goes back sixty days, the engine sets no timer longer than Node can wait", async () => {
  site = await withMovableClock();
  const write = async () => {
    const body = JSON.stringify({ name: "Sam", email: "sam@demo.example", subject: "other", message: "Hello" });
    const headers = { "content-type": "application/json" };
    return (await fetch(`${site.origin}/api/contact`, { method: "POST", headers, body })).status;
  };
  expect(await write()).toBe(201); // some seconds later the engine records how its tables are used
  writeFileSync(clock, String(-sixtyDaysMs));
  await expect.poll(() => site.printed(), { timeout: 40_000 }).toContain("a timer of");
  expect(await write()).toBe(201);
  expect(site.printed()).toContain(`a timer of ${longestTimerMs} ms`);
  expect(site.printed()).not.toContain("TimeoutOverflowWarning");
});
