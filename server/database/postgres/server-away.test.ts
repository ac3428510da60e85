import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type CrashTest, openCrashTest } from "#server/testing/kills/crash-test.ts";
import { findPostgres } from "#server/testing/postgres/find-postgres.ts";

const found = findPostgres();

describe.runIf(found && "programs" in found)("a PostgreSQL that flushes every commit", () => {
  let crash: CrashTest;
  beforeAll(async () => {
    crash = await openCrashTest();
  });
  afterAll(() => crash.close());

  const within = { timeout: 60_000, interval: 50 };

  test("keeps every acknowledged message once when killed in the middle of commits, and the site recovers by itself", async () => {
    await crash.visit(); // the page is now finished and kept
    await crash.writeUntil(30, () => crash.postgres.crash());
    expect(await crash.statuses()).toEqual({ page: 200, alive: 200, ready: 503, member: 503 });
    await crash.postgres.start();
    await vi.waitFor(async () => expect((await crash.statuses()).ready).toBe(200), within);
    expect(await crash.send("after the crash")).toBe(201);
    expect(await crash.problems()).toEqual([]);
  });

  test("loses nothing when frozen in the middle of commits, while waiting requests get 503 and cached pages work", async () => {
    await crash.visit();
    const writing = crash.writeUntil(30, async () => crash.postgres.freeze());
    await vi.waitFor(
      async () => expect(await crash.statuses()).toEqual({ page: 200, alive: 200, ready: 503, member: 503 }),
      within,
    );
    await writing;
    crash.postgres.thaw();
    await vi.waitFor(async () => expect((await crash.statuses()).ready).toBe(200), within);
    await vi.waitFor(async () => expect(await crash.send("after the frost")).toBe(201), within);
    expect(await crash.problems()).toEqual([]);
  });
});
