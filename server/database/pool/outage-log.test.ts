import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type OpenDatabase, publish } from "#server/database/database.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";

const { log, lines, saying } = recordLog();
const patience = { timeout: 60_000, interval: 100 };

let kept: KeptDatabase;
let database: OpenDatabase;
let site: TestSite;

beforeAll(async () => {
  kept = await keepDatabase();
  database = await kept.open({ log, limitMs: 500 });
  site = await createTestSite({}, { database, log });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await site.close();
  await kept.remove();
});

/** Hangs until the engine ends the statement; the embedded engine ends itself with it. */
const hang = () => site.db.execute(sql`select pg_sleep(60)`);
const status = async (url: string) => (await site.app.inject({ url })).statusCode;

describe("a database that can't answer", () => {
  test("is logged once with its cause, however many calls fail, and once when it is back", async () => {
    const failures = await Promise.allSettled(Array.from({ length: 5 }, hang));
    expect(failures.map(({ status }) => status)).toEqual(Array(5).fill("rejected"));
    const reasons = saying("the database doesn't answer").map(({ reason }) => reason);
    expect(reasons.length).toBeGreaterThan(0);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(reasons[0]).toMatch(/took too long|statement timeout/);
    await vi.waitFor(() => expect(saying("the database answers again")).toHaveLength(1), patience);
    expect(saying("the database answers again")[0]).toMatchObject({
      failures: expect.any(Number),
      seconds: expect.any(Number),
      // both are logged at the same level, so that no log has only one of them
      level: saying("the database doesn't answer")[0]?.level,
    });
    expect(await status("/readyz")).toBe(200);
    const hasEngine = database.engine === "embedded"; // on a server only the statement ends
    expect(database.use().engineRestarts > 0).toBe(hasEngine);
  });

  test("isn't logged while it does answer", async () => {
    expect(await status("/api/players")).toBe(200);
    expect(lines).toEqual([]);
  });
});

describe("a listener that fails", () => {
  test.each([
    [
      "at once",
      () => {
        throw new Error("no");
      },
    ],
    ["later", () => Promise.reject(new Error("no"))],
  ])("%s is logged, and the others still hear of the change", async (_when, fail) => {
    const heard: string[] = [];
    const stops = [database.onChange(fail), database.onChange((topic) => heard.push(topic))];
    await publish(site.db, "news");
    for (const stop of stops) stop();
    expect(heard).toEqual(["news"]);
    await vi.waitFor(() => expect(saying("a listener failed to follow a change")).toHaveLength(1), 30_000);
  });
});
