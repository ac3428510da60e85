import { describe, expect, test, vi } from "vitest";
import { openPostgres } from "#server/database/postgres/open-postgres.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { createCopy } from "#server/testing/site/test-database.ts";
import { setSwitch } from "./switches.service.ts";

describe.runIf(process.env.TEST_ENGINE === "postgres")("locking or unlocking one of two instances", () => {
  test("reaches the other", async () => {
    const copy = await createCopy();
    const [here, there] = await Promise.all(
      [1, 2].map(async () => createTestSite({}, { database: await openPostgres({ databaseUrl: copy.url }) })),
    );
    if (!here || !there) throw new Error("Two instances are missing");
    const statusThere = async (url: string) => (await there.app.inject({ url })).statusCode;
    expect([await statusThere("/about"), await statusThere("/api/players")]).toEqual([200, 200]);
    for (const [isLocked, status] of [
      [true, 503],
      [false, 200],
      [true, 503],
    ] as const) {
      await setSwitch(here.db, { name: "lockdown", isOn: isLocked, by: { isConsole: true } });
      const within = { timeout: 30_000, interval: 20 };
      await vi.waitFor(async () => expect(await statusThere("/about")).toBe(status), within);
      await vi.waitFor(async () => expect(await statusThere("/api/players")).toBe(status), within);
      expect((await here.app.inject({ url: "/about" })).statusCode).toBe(status);
    }
    await Promise.all([here.close(), there.close()]);
    await copy.drop();
  });
});
