import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "#server/database/embedded/folder/folder-lock.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import { type SiteProcess, startSiteProcess } from "#server/testing/site/site-process.ts";
import { beginRequest } from "#server/testing/site/unfinished-request.ts";
import { projectFolder } from "./project-folder.ts";

let kept: KeptDatabase;
let site: SiteProcess;
beforeEach(async () => {
  kept = await keepDatabase();
  site = await start();
});
afterEach(async () => {
  await site.end("SIGTERM");
  await kept.remove();
});

function start(): Promise<SiteProcess> {
  const { dataDir, databaseUrl } = kept.location;
  const preload = pathToFileURL(join(projectFolder, "server/testing/kills/thrown-errors.worker.ts"));
  return startSiteProcess({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: "x".repeat(32) }),
    NODE_OPTIONS: `--import=${preload}`,
    DEMO_CONTENT: "off",
    LOG_LEVEL: "silent",
  });
}

/** Returns the lines of the log. */
const logged = (): Record<string, unknown>[] =>
  site
    .printed()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

const message = { name: "Sam", email: "sam@demo.example", subject: "other", message: "Keep this." };

const unforeseen: [what: string, signal: NodeJS.Signals, origin: string][] = [
  ["an uncaught exception", "SIGUSR2", "uncaughtException"],
  ["unhandled rejections", "SIGHUP", "unhandledRejection"],
];
test.each(isLong ? unforeseen : unforeseen.slice(0, 1))(
  "%s: logs one line with the cause, finishes requests under way and starts normally next time",
  async (_what, signal, origin) => {
    const headers = { "content-type": "application/json" };
    const unfinished = await beginRequest(`${site.origin}/api/contact`, { headers, body: JSON.stringify(message) });
    const ended = site.end(signal);
    await expect.poll(logged).toHaveLength(1);
    expect((await unfinished.finish()).status).toBe(201);
    expect(await ended).toBe(1);
    expect(logged()).toMatchObject([{ level: 60, origin, msg: "unforeseen error: the site ends" }]);
    const { err } = logged()[0] as { err: { message: string; stack: string } }; // as pino writes it
    expect(err.message).toContain("nobody foresaw this");
    expect(err.stack).toContain("a cable was cut");
    lockFolder(kept.location.dataDir)();
    site = await start();
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  },
);
