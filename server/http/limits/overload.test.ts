import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestSite } from "#server/testing/site/test-app.ts";

type TestSite = Awaited<ReturnType<typeof createTestSite>>;
let site: TestSite;
let patientSite: TestSite;
beforeAll(async () => {
  site = await createTestSite({ OVERLOAD_MS: "200" });
  patientSite = await createTestSite({ OVERLOAD_MS: "60000" });
});
afterAll(async () => {
  await site.close();
  await patientSite.close();
});

const statusOf = async (url: string, { app } = site) => (await app.inject({ url })).statusCode;

/** Keeps the event loop from everything else, as a program gone wrong would. */
function holdUpTheLoop(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("under overload reading is refused with 503 and the time to wait, health and finished pages are not; then all is well again", async () => {
  await expect.poll(() => statusOf("/"), { timeout: 10_000 }).toBe(200);
  await expect
    .poll(
      () => {
        holdUpTheLoop(600);
        return statusOf("/api/players");
      },
      { timeout: 20_000, interval: 1 },
    )
    .toBe(503);
  const refused = await site.app.inject({ url: "/api/players" });
  expect([await statusOf("/healthz"), await statusOf("/")]).toEqual([200, 200]);
  expect(refused.headers["retry-after"]).toBe("5");
  expect((await site.app.inject({ method: "POST", url: "/api/analytics/beacon" })).statusCode).toBe(204);
  expect(refused.json().code).toBe("unavailable");
  await expect.poll(() => statusOf("/api/players"), { timeout: 10_000 }).toBe(200);
}, 60_000);

test("a site that may be a minute late answers after half a second in which it could do nothing", async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 10; times++) {
    holdUpTheLoop(600);
    await new Promise(setImmediate); // what is due is done
    statuses.push(await statusOf("/api/players", patientSite));
  }
  expect(statuses).toEqual(Array(10).fill(200));
}, 60_000);
