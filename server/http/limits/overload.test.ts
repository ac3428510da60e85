import { afterAll, beforeAll, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { castPassword, signedInMember } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
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

/** Blocks the event loop, as a bug might. */
function blockEventLoop(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

const untilOverloaded = () =>
  expect
    .poll(
      () => {
        blockEventLoop(600);
        return statusOf("/api/players");
      },
      { timeout: 20_000, interval: 1 },
    )
    .toBe(503);

test("under overload, reads get 503 with a time to wait, but health checks and cached pages work, and then it recovers", async () => {
  await expect.poll(() => statusOf("/"), { timeout: 10_000 }).toBe(200);
  await untilOverloaded();
  const refused = await site.app.inject({ url: "/api/players" });
  expect(await statusOf("/%61pi/players")).toBe(503);
  expect([await statusOf("/healthz"), await statusOf("/")]).toEqual([200, 200]);
  expect(refused.headers["retry-after"]).toBe("5");
  expect((await site.app.inject({ method: "POST", url: "/api/analytics/beacon" })).statusCode).toBe(204);
  expect(refused.json().code).toBe("unavailable");
  await expect.poll(() => statusOf("/api/players"), { timeout: 10_000 }).toBe(200);
}, 60_000);

test("a site that may be a minute late still answers after being blocked for half a second", async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 10; times++) {
    blockEventLoop(600);
    await new Promise(setImmediate); // lets everything that is due run
    statuses.push(await statusOf("/api/players", patientSite));
  }
  expect(statuses).toEqual(Array(10).fill(200));
}, 60_000);

test("under overload, members can sign in with browsers they used before, and strangers are told to come back", async () => {
  const members = await Promise.all(
    Array.from({ length: 25 }, async (_, at) => {
      const { member } = await signedInMember(site);
      return { email: member.email, browser: openBrowser(site, { address: `192.0.2.${at + 1}` }) };
    }),
  );
  const signIn = ({ email, browser }: (typeof members)[number]) =>
    browser.call(accountsApi.login, { body: { email, password: castPassword } });
  await expect.poll(() => statusOf("/api/players"), { timeout: 10_000 }).toBe(200); // after the load of the tests before this one
  for (const member of members)
    await expect.poll(async () => (await signIn(member)).statusCode, { timeout: 10_000 }).toBe(200);
  await untilOverloaded();
  const stranger = signIn({ email: members[0]?.email ?? "", browser: openBrowser(site) });
  const answers = await Promise.all(members.map(signIn));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(25).fill(200));
  expect((await stranger).statusCode).toBe(503);
}, 60_000);
