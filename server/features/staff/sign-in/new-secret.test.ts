import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { staffApi } from "#contract/staff/endpoints.ts";
import { secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { castPassword } from "#server/testing/cast/cast.ts";
import { staffWithApp } from "#server/testing/cast/second-factor.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { codeOf } from "#server/testing/stand-ins/authenticator-app.ts";

const site = useSite();
/** The same site after a start with another secret. */
let renewed: TestSite;

beforeAll(async () => {
  renewed = await createTestSite(
    {},
    { database: site().database, secret: "another secret of the site, of 32 bytes or more" },
  );
});
afterAll(() => renewed.app.close());
beforeEach(async () => {
  for (const table of [staffAccounts, rateLimits]) await site().db.delete(table);
});

/** Returns a browser that has entered the right password. */
async function waiting(username: string) {
  const browser = openBrowser(renewed);
  await browser.call(staffApi.login, { body: { username, password: castPassword } });
  const step = (code: string) => browser.call(staffApi.finishLogin, { body: { code } });
  return { ...browser, step };
}

describe("after the site's secret has changed", () => {
  test("an app's code is refused with what to do instead, and isn't counted; a recovery code signs in", async () => {
    const { account, secret, recoveryCodes } = await staffWithApp(site());
    const { step, post } = await waiting(account.username);
    for (let tries = 0; tries < 12; tries++) {
      const response = await step(codeOf(secret));
      expect([response.statusCode, response.json()]).toMatchObject([400, { error: say.unreadable }]);
    }
    const page = await post("/admin/second-step", { form: "second-step", code: codeOf(secret) });
    expect(page.body).toContain("secret has changed, so codes from your app no longer work.");
    expect((await step(recoveryCodes[0] ?? "")).statusCode).toBe(200);
  });

  test("a wrong recovery code is still a wrong code", async () => {
    const { account } = await staffWithApp(site());
    const { step } = await waiting(account.username);
    expect((await step("aaaaa-bbbbb-ccccc")).json()).toMatchObject({ error: say.wrongStep });
  });

  test("the settings say so, and the app can be removed with a recovery code and set up again", async () => {
    const { account, recoveryCodes } = await staffWithApp(site());
    const browser = await waiting(account.username);
    const { call, step } = browser;
    await step(recoveryCodes[0] ?? "");
    expect((await call(secondFactorApi.own)).json()).toMatchObject({ isTotpReadable: false });
    await call(secondFactorApi.confirmByCode, { body: { code: recoveryCodes[1] ?? "" } });
    const body = { currentPassword: castPassword };
    expect((await call(secondFactorApi.removeTotp, { body })).statusCode).toBe(204);
    const { secret } = (await call(secondFactorApi.startTotp, { body })).json();
    await call(secondFactorApi.confirmTotp, { body: { code: codeOf(secret) } });
    expect((await call(secondFactorApi.own)).json()).toMatchObject({
      isTotpReadable: true,
      totpSince: expect.any(String),
    });
  });
});
