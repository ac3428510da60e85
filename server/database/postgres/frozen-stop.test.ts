import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPostgres } from "#server/testing/postgres/find-postgres.ts";
import { type RunningPostgres, runPostgres } from "#server/testing/postgres/run-postgres.ts";
import { startSiteProcess } from "#server/testing/site/site-process.ts";

const found = findPostgres();
const programs = found && "programs" in found ? found.programs : undefined;

describe.runIf(programs)("a frozen PostgreSQL", () => {
  let server: RunningPostgres;
  beforeAll(async () => {
    server = await runPostgres(programs ?? "");
  });
  afterAll(() => server?.stop());

  test("lets the site stop without an error, and the log says that it doesn't answer", async () => {
    const settings = { DATABASE_URL: server.url, SESSION_SECRET: "x".repeat(32), DEMO_CONTENT: "on" };
    const site = await startSiteProcess(settings);
    await fetch(`${site.origin}/api/news`);
    server.freeze();
    const asking = fetch(`${site.origin}/api/auth/me`, { headers: { cookie: `__Host-session=${"A".repeat(43)}` } });
    const [exitCode, { status }] = await Promise.all([site.end("SIGTERM"), asking]);
    server.thaw();
    expect([exitCode, status]).toEqual([0, 503]); // after ten seconds it would end itself with another code
    // logged even if a probe was running, in which case the site closes its connections without waiting
    expect(site.printed()).toContain(`"msg":"the database doesn't answer"`);
    await site.close();
  });
});
