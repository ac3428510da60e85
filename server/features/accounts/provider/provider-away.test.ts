import type { Logger } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { providerPaths } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { castPassword, signedInMember } from "#server/testing/cast/cast.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { createTestSite, siteUrl } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { startIdentityProvider } from "#server/testing/stand-ins/identity-provider.ts";
import {
  comeBack,
  leaveForProvider,
  signInThrough,
  visitProvider,
} from "#server/testing/stand-ins/through-provider.ts";

const site = useSite();
const ann = { sub: "ann", name: "Ann Example", email: "ann@demo.example", email_verified: true };
const description = "/.well-known/openid-configuration";
const away = { status: 303, location: "/login?notice=provider-away&returnUrl=%2Fpoints", session: undefined };

/** Starts a separate provider and a site that uses it, so that one that hangs delays no other test. */
async function withProvider(log?: Logger) {
  const provider = await startIdentityProvider({ siteUrl });
  provider.setPerson(ann);
  const { database } = site();
  const own = await createTestSite(provider.settings, {
    database: { ...database, close: async () => {} },
    ...(log && { log }),
  });
  onTestFinished(async () => {
    await own.close();
    await provider.close();
  });
  return { provider, own };
}

/** The very first request, when nothing is known about the provider yet. */
test.each(["500", "bad JSON", "hang"] as const)(
  "if the provider can't describe itself (%s), people return to the sign-in page and passwords still work",
  async (kind) => {
    const { provider, own } = await withProvider();
    const { member } = await signedInMember(own);
    provider.setTrouble(description, kind);
    const [{ statusCode, headers }, signedIn] = await Promise.all([
      own.app.inject({ url: providerPaths.start, query: { returnUrl: "/points" } }),
      own.api(accountsApi.login, { body: { email: member.email, password: castPassword } }),
    ]);
    expect([statusCode, headers.location]).toEqual([away.status, away.location]);
    expect(provider.timesAsked(description)).toBeGreaterThan(0);
    expect(signedIn.id).toBe(member.id);
  },
);

describe("somebody who comes back from the provider", () => {
  /** Prepares a return from the provider at which it fails. */
  async function returning(path: string, kind: "500" | "bad JSON" | "hang") {
    const { provider, own } = await withProvider();
    const departure = await leaveForProvider(own, "/points");
    const url = await visitProvider(departure);
    provider.setTrouble(path, kind);
    return {
      comeBack: () => comeBack(own, url, departure.cookie),
      wasAsked: () => provider.timesAsked(path) > 0,
    };
  }

  test.each([
    ["gives no token", "/token", "500"],
    ["gives nonsense for a token", "/token", "bad JSON"],
    ["shows no keys", "/jwks", "500"],
    ["shows nonsense for keys", "/jwks", "bad JSON"],
  ] as const)("isn't signed in when it %s", async (_what, path, kind) => {
    const { comeBack, wasAsked } = await returning(path, kind);
    expect(await comeBack()).toMatchObject(away);
    expect(wasAsked()).toBe(true);
  });

  test("isn't signed in when it doesn't answer for the token, the keys or the person", async () => {
    const hanging = [];
    for (const path of ["/token", "/jwks", "/me"]) hanging.push(await returning(path, "hang"));
    const responses = await Promise.all(hanging.map(({ comeBack }) => comeBack()));
    expect(responses).toMatchObject([away, away, away]);
    expect(hanging.map(({ wasAsked }) => wasAsked())).toEqual([true, true, true]);
  });
});

test("a provider that's back is used again, and asked for its description once", async () => {
  const { provider, own } = await withProvider();
  provider.setTrouble(description);
  await own.app.inject({ url: providerPaths.start });
  provider.setTrouble();
  const before = provider.timesAsked(description);
  expect(await signInThrough(own, { returnUrl: "/points" })).toMatchObject({ status: 303, location: "/points" });
  await Promise.all([1, 2, 3].map(() => signInThrough(own)));
  expect(provider.timesAsked(description)).toBe(before + 1);
});

test.each([
  ["authorization_endpoint", undefined],
  ["authorization_endpoint", "not an address"],
  ["authorization_endpoint", "javascript:alert(1)"],
  ["token_endpoint", undefined],
  ["token_endpoint", "ftp://provider.example/"],
  ["jwks_uri", null],
  ["userinfo_endpoint", "ftp://provider.example/"],
  ["token_endpoint_auth_methods_supported", "client_secret_basic"],
])("a provider that gives its %s as %j counts as away, and works again at the next try", async (name, wrong) => {
  const { log, lines } = recordLog();
  const { provider, own } = await withProvider(log);
  provider.misstate({ [name]: wrong });
  const { statusCode, headers } = await own.app.inject({ url: providerPaths.start, query: { returnUrl: "/points" } });
  expect([statusCode, headers.location]).toEqual([away.status, away.location]);
  expect(lines).toMatchObject([{ reason: `The provider’s description of itself can’t be used: ${name}` }]);
  provider.misstate();
  expect(await signInThrough(own, { returnUrl: "/points" })).toMatchObject({ status: 303, location: "/points" });
});

test("sign-in works after the provider has changed its keys", async () => {
  const { provider, own } = await withProvider();
  expect((await signInThrough(own)).session).toBeDefined();
  provider.rotateKeys();
  expect((await signInThrough(own)).session).toBeDefined();
});

test("a provider's outage is logged once with its cause, and its return once", async () => {
  const { log, lines } = recordLog();
  const { provider, own } = await withProvider(log);
  provider.setTrouble(description);
  for (let time = 0; time < 4; time++) await own.app.inject({ url: providerPaths.start });
  expect(lines).toMatchObject([{ msg: "a service the site needs is failing", reason: expect.any(String) }]);
  provider.setTrouble();
  for (let time = 0; time < 2; time++) await own.app.inject({ url: providerPaths.start });
  expect(lines.slice(1)).toMatchObject([{ msg: "a service the site needs works again", failures: 4 }]);
});
