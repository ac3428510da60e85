import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findPostgres } from "#server/testing/postgres/find-postgres.ts";
import { type RunningPostgres, runPostgres } from "#server/testing/postgres/run-postgres.ts";
import type { LogLine } from "#server/testing/records/recorded-log.ts";
import { type SiteProcess, startSiteProcess } from "#server/testing/site/site-process.ts";

const found = findPostgres({});
const programs = found && "programs" in found ? found.programs : undefined;
const patience = { timeout: 60_000, interval: 200 };

let server: RunningPostgres;
let site: SiteProcess;

beforeAll(async () => {
  if (!programs) return;
  server = await runPostgres(programs);
  site = await startSiteProcess({ DATABASE_URL: server.url, SESSION_SECRET: "only for tests: 32 bytes and more" });
});
afterAll(async () => {
  await site?.close();
  await server?.stop();
});

const linesSince = (start: number): LogLine[] =>
  site
    .printed()
    .slice(start)
    .split("\n")
    .filter((line) => line.startsWith("{") && line.endsWith("}"))
    .map((line) => JSON.parse(line));

const call = async (path: string) => (await fetch(`${site.origin}${path}`)).status;

test.runIf(programs)(
  "an outage is logged once for each cause and once when it ends, whether the server crashed or froze",
  { timeout: 150_000 },
  async () => {
    expect(await call("/api/auth/me")).toBe(401);
    expect(linesSince(0)).toEqual([]);
    const outages: [away: () => unknown, back: () => unknown][] = [
      [server.crash, server.start],
      [server.freeze, server.thaw],
    ];
    for (const [away, back] of outages) {
      const start = site.printed().length;
      const said = (sentence: string) => linesSince(start).filter(({ msg }) => msg === sentence);
      await away();
      await vi.waitFor(async () => expect(await call("/readyz")).toBe(503), patience);
      await vi.waitFor(() => expect(said("the database doesn't answer")).not.toEqual([]), patience);
      await Promise.all(Array.from({ length: 30 }, () => call("/readyz")));
      expect(said("the database answers again")).toEqual([]);
      await back();
      await vi.waitFor(() => expect(said("the database answers again")).toHaveLength(1), patience);
      const reasons = said("the database doesn't answer").map(({ reason }) => reason);
      expect(reasons).toEqual([...new Set(reasons)]);
      expect(linesSince(start).length).toBe(reasons.length + 1);
      expect(said("the database answers again")).toMatchObject([{ failures: expect.any(Number) }]);
      expect(await call("/readyz")).toBe(200);
    }
    expect(site.printed()).not.toContain("unforeseen");
  },
);
