import { afterEach, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";

let site: TestSite | undefined;
afterEach(async () => {
  await site?.close();
});

const body = { name: "Ida Example", email: "ida@demo.example", discord: "ida_example", password: "tall grass 7" };

test.each([
  ["https://site.test", ["__Host-session", "__Host-device"], true],
  ["http://localhost:3000", ["__Host-session", "__Host-device"], true],
  ["http://127.0.0.1:3000", ["__Host-session", "__Host-device"], true],
  ["http://[::1]:3000", ["__Host-session", "__Host-device"], true],
  ["http://site.test", ["session", "device"], undefined],
])("at %s the cookies are %j", async (address, names, secure) => {
  site = await createTestSite({ PUBLIC_URL: address });
  const browser = openBrowser(site);
  const { cookies } = await browser.call(accountsApi.register, { body });
  expect(cookies.map(({ name }) => name)).toEqual(names);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ path: "/", httpOnly: true, sameSite: "Lax" });
    expect(cookie.secure).toBe(secure);
    expect(cookie).not.toHaveProperty("domain");
  }
  expect((await browser.call(accountsApi.me)).statusCode).toBe(200);
});

test("a visitor gets no cookie, whatever they read or fail at", async () => {
  site = await createTestSite();
  const visitor = openBrowser(site);
  for (const url of ["/", "/login", "/api/players", "/api/auth/me", "/nothing"]) await visitor.send("GET", url);
  await visitor.call(accountsApi.login, { body: { email: "nobody@demo.example", password: "a wrong guess" } });
  await visitor.call(accountsApi.forgotPassword, { body: { email: "nobody@demo.example" } });
  expect(visitor.jar.size).toBe(0);
});
