import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { findPostgres } from "#server/testing/postgres/find-postgres.ts";
import { onServer } from "#server/testing/postgres/on-server.ts";
import { type RunningPostgres, runPostgres } from "#server/testing/postgres/run-postgres.ts";
import { type SiteProcess, startSiteProcess } from "#server/testing/site/site-process.ts";
import { openSlowLine } from "#server/testing/stand-ins/slow-line.ts";
import { openPostgres } from "./open-postgres.ts";

const found = findPostgres();
const programs = found && "programs" in found ? found.programs : undefined;
const cookie = `__Host-session=${"A".repeat(43)}; __Host-staff=${"A".repeat(43)}`;
const METRICS_TOKEN = "only-for-tests-16";
/** A site that can listen for changes again makes all pages again. */
const listening = "select pid from pg_stat_activity where query like 'listen %'";
/** The site promises two and five seconds; a busy machine may take twice as long. */
const within = { answerMs: 4_000, backMs: 10_000 };

describe.runIf(programs)("a PostgreSQL that goes away", () => {
  let server: RunningPostgres;
  let line: Awaited<ReturnType<typeof openSlowLine>>;
  let direct: SiteProcess;
  let throughLine: SiteProcess;

  beforeAll(async () => {
    server = await runPostgres(programs ?? "");
    const url = new URL(server.url);
    line = await openSlowLine({ port: Number(url.port), host: url.hostname });
    url.port = String(line.port);
    const start = (DATABASE_URL: string) =>
      startSiteProcess({ DATABASE_URL, SESSION_SECRET: "x".repeat(32), DEMO_CONTENT: "on", METRICS_TOKEN });
    direct = await start(server.url);
    throughLine = await start(url.href);
  });
  afterAll(async () => {
    await Promise.all([direct?.close(), throughLine?.close()]);
    await line?.close();
    await server?.stop();
  });

  async function ask(site: SiteProcess, path: string, headers: Record<string, string> = {}) {
    const began = performance.now();
    const answer = await fetch(site.origin + path, { headers: { cookie, ...headers } });
    const body = await answer.text();
    const retryAfter = answer.headers.get("retry-after");
    return { status: answer.status, retryAfter, body, ms: performance.now() - began };
  }

  async function page(site: SiteProcess) {
    const answer = await fetch(`${site.origin}/about`);
    return `${answer.status} ${(await answer.text()).length} letters`;
  }

  const scrape = async ({ origin }: SiteProcess) => {
    const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return /^site_database_up (\d)$/m.exec(await answer.text())?.[1];
  };

  test.each<[fault: string, site: () => SiteProcess, away: () => unknown, back: () => unknown]>([
    ["stopped", () => direct, () => server.shutDown(), () => server.start()],
    ["killed", () => direct, () => server.crash(), () => server.start()],
    ["frozen", () => direct, () => server.freeze(), () => server.thaw()],
    ["far too slow", () => throughLine, () => line.delay(5_000), () => line.delay(0)],
  ])(
    "%s: calls soon get 503, the site isn't ready, cached pages work, and it recovers without a restart",
    async (_fault, ofSite, away, back) => {
      const site = ofSite();
      await vi.waitFor(async () => expect((await ask(site, "/readyz")).status).toBe(200), 20_000);
      await vi.waitFor(async () => expect((await onServer(server.url, listening)).rowCount).toBe(2), 20_000);
      const whole = await page(site);
      expect(whole).toMatch(/^200 /);
      expect(await scrape(site)).toBe("1");
      await away();
      const refused = await Promise.all(Array.from({ length: 25 }, () => ask(site, "/api/auth/me")));
      for (const { status, retryAfter, body, ms } of refused) {
        expect([status, retryAfter, JSON.parse(body).code]).toEqual([503, "5", "unavailable"]);
        expect(ms).toBeLessThan(within.answerMs);
      }
      const dashboard = await ask(site, "/admin/players", { accept: "text/html" });
      expect([dashboard.status, dashboard.retryAfter]).toEqual([503, "5"]);
      expect(dashboard.body).toContain("Please try again in a moment");
      expect(dashboard.body).toContain("</html>");
      const forAll = await ask(site, "/about", { accept: "text/html" });
      expect(forAll.status).toBe(200);
      const ready = await ask(site, "/readyz");
      expect([ready.status, ready.retryAfter]).toEqual([503, "5"]);
      expect(ready.ms).toBeLessThan(within.answerMs);
      expect(await page(site)).toEqual(whole);
      expect(await scrape(site)).toBe("0");
      expect((await ask(site, "/healthz")).status).toBe(200);
      await back();
      const isBack = async () => expect((await ask(site, "/api/auth/me")).status).toBe(401);
      await vi.waitFor(isBack, { timeout: within.backMs, interval: 50 });
      expect((await ask(site, "/readyz")).status).toBe(200);
    },
    60_000,
  );

  test("with only its connection for changes frozen makes the site assume in seconds that anything may have changed", async () => {
    const heard: string[] = [];
    const database = await openPostgres({ databaseUrl: server.url });
    database.onChange((topic) => heard.push(topic));
    const pids = (await onServer(server.url, `${listening} order by backend_start desc`)).rows.map(({ pid }) => pid);
    process.kill(pids[0], "SIGSTOP");
    try {
      await onServer(server.url, "select pg_notify('changes', 'another lockdown')");
      await vi.waitFor(() => expect(heard).toContain("*"), { timeout: 8_000 });
    } finally {
      process.kill(pids[0], "SIGCONT");
      await database.close();
    }
  }, 30_000);
});
