import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestSite } from "#server/testing/site/test-app.ts";

let site: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  site = await createTestSite({ OVERLOAD_MS: "200" });
});
afterAll(() => site.close());

const statusOf = async (url: string) => (await site.app.inject({ url })).statusCode;

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
