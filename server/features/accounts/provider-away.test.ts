import { afterAll, afterEach, describe, expect, test } from "vitest";
import { accountsApi, providerPaths } from "#contract/accounts.ts";
import { castPassword, signedInMember } from "#server/testing/cast.ts";
import { startIdentityProvider } from "#server/testing/identity-provider.ts";
import { siteUrl } from "#server/testing/test-app.ts";
import { comeBack, leaveForProvider, signInThrough, visitProvider } from "#server/testing/through-provider.ts";
import { useSite } from "#server/testing/use-site.ts";

const provider = await startIdentityProvider({ siteUrl });
const site = useSite(provider.settings);
afterAll(provider.close);
afterEach(() => provider.setTrouble());
provider.setPerson({ sub: "ann", name: "Ann Example", email: "ann@demo.example", email_verified: true });

const description = "/.well-known/openid-configuration";
const start = () => site().app.inject({ url: providerPaths.start, query: { returnUrl: "/points" } });
const away = { status: 303, location: "/login?notice=provider-away&returnUrl=%2Fpoints", session: undefined };

/** First of all, while nothing is known of the provider yet. */
describe.each(["500", "bad JSON", "hang"] as const)("a provider that says nothing of itself: %s", (kind) => {
  test("leads back to the sign-in page within five seconds, and others sign in by password meanwhile", async () => {
    const { member } = await signedInMember(site());
    provider.setTrouble(description, kind);
    const from = performance.now();
    const [{ statusCode, headers }, signedIn] = await Promise.all([
      start(),
      site().api(accountsApi.login, { body: { email: member.email, password: castPassword } }),
    ]);
    expect([statusCode, headers.location]).toEqual([away.status, away.location]);
    expect(performance.now() - from).toBeLessThan(5000);
    expect(signedIn.id).toBe(member.id);
  });
});

test("a provider that is back is found again, and asked once what it is", async () => {
  provider.setTrouble(description);
  await start();
  provider.setTrouble();
  const before = provider.timesAsked(description);
  expect(await signInThrough(site(), { returnUrl: "/points" })).toMatchObject({ status: 303, location: "/points" });
  await Promise.all([1, 2, 3].map(() => signInThrough(site())));
  expect(provider.timesAsked(description)).toBe(before + 1);
});

describe("somebody who comes back signed in at the provider", () => {
  test.each([
    ["gives no token", "/token", "500"],
    ["gives nonsense for a token", "/token", "bad JSON"],
    ["does not answer for the token", "/token", "hang"],
    ["shows no keys", "/jwks", "500"],
    ["shows nonsense for keys", "/jwks", "bad JSON"],
    ["does not answer for the keys", "/jwks", "hang"],
    ["does not say who it is", "/me", "hang"],
  ] as const)("is not signed in while it %s", async (_what, path, kind) => {
    const departure = await leaveForProvider(site(), "/points");
    const url = await visitProvider(departure);
    provider.setTrouble(path, kind);
    const from = performance.now();
    expect(await comeBack(site(), url, departure.cookie)).toMatchObject(away);
    expect(performance.now() - from).toBeLessThan(5000);
  });

  test("is signed in although the provider has new keys since the last time", async () => {
    expect((await signInThrough(site())).session).toBeDefined();
    provider.rotateKeys();
    expect((await signInThrough(site())).session).toBeDefined();
  });
});
