import { describe, expect, test } from "vitest";
import { providerPaths } from "#contract/accounts/constants.ts";
import { readSettings } from "#server/env.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

describe("without a provider", () => {
  test.each(Object.values(providerPaths))("%s returns to the sign-in page with a notice", async (url) => {
    const { statusCode, headers, cookies } = await site().app.inject({ url, query: { returnUrl: "/points" } });
    expect([statusCode, headers.location, cookies.map(({ value }) => value).join("")]).toEqual([
      303,
      "/login?notice=provider-off&returnUrl=%2Fpoints",
      "",
    ]);
  });

  test.each(["//e", "https://e", "/api/auth/logout", "/login?returnUrl=/login"])(
    "drops the return address %s",
    async (returnUrl) => {
      const { headers } = await site().app.inject({ url: providerPaths.start, query: { returnUrl } });
      expect(headers.location).toBe("/login?notice=provider-off");
    },
  );
});

describe("the settings of a provider", () => {
  const client = { OIDC_CLIENT_ID: "id", OIDC_CLIENT_SECRET: "secret" };

  test("default to Google's", () => {
    expect(readSettings(client).OIDC_ISSUER).toBe("https://accounts.google.com");
  });

  test.each([{ OIDC_CLIENT_ID: "id" }, { OIDC_CLIENT_SECRET: "secret" }])(
    "stop the start when they're incomplete: %j",
    (half) => {
      expect(() => readSettings(half)).toThrow("Set both OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or neither");
    },
  );

  test.each(["https://issuer.example/realm", "http://127.0.0.1:4000", "http://localhost:4000", "http://[::1]:4000"])(
    "accept the issuer %s",
    (OIDC_ISSUER) => {
      expect(readSettings({ ...client, OIDC_ISSUER }).OIDC_ISSUER).toBe(OIDC_ISSUER);
    },
  );

  test.each(["http://issuer.example", "http://127.0.0.1.example", "issuer.example", "ftp://issuer.example"])(
    "reject the issuer %s",
    (OIDC_ISSUER) => {
      expect(() => readSettings({ ...client, OIDC_ISSUER })).toThrow(/^OIDC_ISSUER must be an https? /);
    },
  );
});
