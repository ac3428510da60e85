import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { providerPaths } from "#contract/accounts/constants.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { createTestSite, siteUrl, type TestSite } from "#server/testing/site/test-app.ts";
import { startIdentityProvider } from "#server/testing/stand-ins/identity-provider.ts";
import {
  comeBack,
  type Departure,
  leaveForProvider,
  signInThrough,
  visitProvider,
} from "#server/testing/stand-ins/through-provider.ts";

const ann = { sub: "ann", name: "Ann Example", email: "ann@demo.example", email_verified: true };
const description = "/.well-known/openid-configuration";
const { log, lines, saying } = recordLog();
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let site: TestSite;
beforeEach(async () => {
  lines.length = 0;
  provider = await startIdentityProvider({ siteUrl });
  provider.setPerson(ann);
  site = await createTestSite(provider.settings, { log });
});
afterEach(async () => {
  await site.close();
  await provider.close();
});

/** Comes back with parameters that a stranger wrote into the address, next to the right state. */
function comeBackWith({ address, cookie }: Departure, own: Record<string, string>) {
  const right = { state: address.searchParams.get("state") ?? "", iss: provider.issuer };
  const query = new URLSearchParams({ ...right, ...own });
  return comeBack(site, `${siteUrl}${providerPaths.callback}?${query}`, cookie);
}

test("a return from the provider works once; repeats don't ask the provider or fill the log", async () => {
  const departure = await leaveForProvider(site);
  const refused = { error: "access_denied" };
  expect((await comeBackWith(departure, refused)).location).toBe("/login?notice=provider-refused");
  const again = await Promise.all(Array.from({ length: 10 }, () => comeBackWith(departure, refused)));
  expect(again.map(({ status }) => status)).toEqual(Array(10).fill(400));
  await Promise.all(["x1", "x2", "x3"].map((code) => comeBackWith(departure, { code })));
  expect([provider.timesAsked(description), provider.timesAsked("/token")]).toEqual([1, 0]);
  expect(lines).toHaveLength(1);
});

test.each([
  ["who refuse", { error: "access_denied" }, "provider-refused"],
  ["with a made-up code", { code: "x" }, "provider-failed"],
])(
  "people %s are counted in the log, and the provider isn't asked for its description again",
  async (_who, own, notice) => {
    for (let at = 0; at < 5; at++) await comeBackWith(await leaveForProvider(site), own);
    expect(provider.timesAsked(description)).toBe(1);
    expect(saying(notice)).toHaveLength(1);
    await site.app.close();
    expect(saying("the same error again")).toMatchObject([{ level: 40, where: notice, times: 4 }]);
  },
);

test.each(Object.values(providerPaths))("one address can open %s 300 times in ten minutes", async (url) => {
  await site.app.inject({ url });
  await site.db.execute(sql`update rate_limits set count = 300 where key like 'provider:%'`);
  const refused = await site.app.inject({ url });
  expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  expect((await site.app.inject({ url, remoteAddress: "203.0.113.5" })).statusCode).not.toBe(429);
});

test.each(Object.values(providerPaths))("%s has the same limit when no provider is set", async (url) => {
  const without = await createTestSite();
  try {
    await without.app.inject({ url });
    await without.db.execute(sql`update rate_limits set count = 300 where key like 'provider:%'`);
    expect((await without.app.inject({ url })).statusCode).toBe(429);
  } finally {
    await without.close();
  }
});

test.each(["/token", "/jwks", "/me"])("an answer of more than a megabyte from %s is rejected", async (path) => {
  const departure = await leaveForProvider(site, "/points");
  const url = await visitProvider(departure);
  provider.setTrouble(path, "too long");
  const back = await comeBack(site, url, departure.cookie);
  expect([back.location, back.session]).toEqual(["/login?notice=provider-away&returnUrl=%2Fpoints", undefined]);
  provider.setTrouble();
  expect((await signInThrough(site)).session).toBeDefined();
});

test("a description of more than a megabyte is rejected", async () => {
  provider.setTrouble(description, "too long");
  const { statusCode, headers } = await site.app.inject({ url: providerPaths.start });
  expect([statusCode, headers.location]).toEqual([303, "/login?notice=provider-away"]);
});
