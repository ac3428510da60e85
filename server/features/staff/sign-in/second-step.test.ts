import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import { carryOut } from "#server/console/commands.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { pendingStaffSignIns, staffRecoveryCodes, staffTotps } from "#server/features/staff/second-factor.table.ts";
import { staffAccounts, staffSessions } from "#server/features/staff/staff.table.ts";
import { castPassword, signedInStaff } from "#server/testing/cast/cast.ts";
import { staffWithApp } from "#server/testing/cast/second-factor.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { codeOf } from "#server/testing/stand-ins/authenticator-app.ts";

const site = useSite();

beforeEach(async () => {
  for (const table of [staffAccounts, rateLimits, auditLog, pendingStaffSignIns]) await site().db.delete(table);
});

type Browser = ReturnType<typeof openBrowser>;
const passwordStep = ({ call }: Browser, username: string) =>
  call(staffApi.login, { body: { username, password: castPassword } });
const codeStep = ({ call }: Browser, code: string) => call(staffApi.finishLogin, { body: { code } });
const isIn = async ({ call }: Browser) => (await call(staffApi.check)).json().isAdmin;
const statuses = (responses: { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).sort((a, b) => a - b);

/** Returns a browser at this address that has entered the right password. */
async function waiting(username: string, address = "198.51.100.7") {
  const browser = openBrowser(site(), { address });
  expect((await passwordStep(browser, username)).json()).toEqual({ next: "/admin/second-step" });
  return browser;
}

describe("the second step", () => {
  test("comes after the password, and until then there's no session or known device", async () => {
    const { account, secret } = await staffWithApp(site());
    await site().db.delete(staffSessions);
    const browser = await waiting(account.username);
    expect([...browser.jar.keys()]).toEqual([site().app.cookieRules.staffStep]);
    expect(await site().db.select().from(staffSessions)).toEqual([]);
    expect((await browser.call(applicationsAdminApi.counts)).statusCode).toBe(401);
    expect((await browser.call(staffApi.secondStep)).json()).toEqual({ methods: ["code"] });
    const response = await codeStep(browser, ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`);
    expect(response.json()).toEqual({ admin: { id: account.id, username: account.username, role: "admin" } });
    expect(await isIn(browser)).toBe(true);
    expect(browser.jar.has(site().app.cookieRules.staffStep)).toBe(false);
    const entries = await site().db.select().from(auditLog).where(eq(auditLog.action, "staff.sign-in"));
    expect(entries.map(({ target }) => target)).toEqual(["admin area, with a second step: authenticator app"]);
  });

  test("works without script, at the sign-in page and from the LOCKED screen's form, which posts to it", async () => {
    const { account, secret } = await staffWithApp(site());
    const browser = openBrowser(site());
    const first = { form: "admin-sign-in", username: account.username, password: castPassword };
    expect((await browser.post("/admin-login", first)).headers.location).toBe("/admin/second-step");
    const page = await browser.send("GET", "/admin/second-step");
    expect(page.body).toContain('name="code"');
    const refused = await browser.post("/admin/second-step", { form: "second-step", code: "000000" });
    expect([refused.statusCode, refused.body.includes(say.wrongStep.slice(0, 12))]).toEqual([400, true]);
    expect(refused.body).not.toContain("000000");
    const passed = await browser.post("/admin/second-step", { form: "second-step", code: codeOf(secret) });
    expect([passed.statusCode, passed.headers.location]).toEqual([303, "/admin"]);
    expect(await isIn(browser)).toBe(true);
  });

  test("goes on to the page that asked to sign in, and to no other address", async () => {
    for (const [returnUrl, page] of [
      ["/admin/temp-access", "/admin/temp-access"],
      ["https://evil.test/admin/temp-access", "/admin"],
    ] as const) {
      const { account, secret } = await staffWithApp(site());
      const browser = openBrowser(site());
      const first = { form: "admin-sign-in", username: account.username, password: castPassword, returnUrl };
      const next = `/admin/second-step?${new URLSearchParams({ returnUrl: page })}`;
      expect((await browser.post("/admin-login", first)).headers.location).toBe(next);
      const second = { form: "second-step", code: codeOf(secret), returnUrl };
      expect((await browser.post("/admin/second-step", second)).headers.location).toBe(page);
    }
  });

  test("takes each code once, however many uses at once in one browser or several", async () => {
    const { account, secret } = await staffWithApp(site());
    await site().db.delete(staffSessions);
    const one = await waiting(account.username);
    const twice = await Promise.all(Array.from({ length: 5 }, () => codeStep(one, codeOf(secret))));
    expect(twice.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const browsers = [];
    for (let count = 0; count < 8; count++) browsers.push(await waiting(account.username, `203.0.113.${count}`));
    const next = codeOf(secret, 1);
    const responses = await Promise.all(browsers.map((browser) => codeStep(browser, next)));
    expect(statuses(responses)).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
    expect(await site().db.select().from(staffSessions)).toHaveLength(2);
    const [late] = browsers.slice(-1);
    expect(late && (await codeStep(late, codeOf(secret))).statusCode).toBeGreaterThanOrEqual(400); // an earlier code
  });

  test("takes codes right after a fast clock is set back by a day, and each one once", async () => {
    const { account, secret } = await staffWithApp(site());
    const [one, other] = [await waiting(account.username), await waiting(account.username)];
    const aDayAhead = Math.floor(Date.now() / 30_000) + 2_880;
    await site().db.update(staffTotps).set({ lastStep: aDayAhead });
    const code = codeOf(secret);
    expect((await codeStep(one, code)).statusCode).toBe(200);
    expect((await codeStep(other, code)).statusCode).toBe(400);
  });

  test("takes each recovery code once, even when it's used eight times at once", async () => {
    const { account, recoveryCodes } = await staffWithApp(site());
    await site().db.delete(staffSessions);
    const [code = "", other = ""] = recoveryCodes;
    const browsers = [];
    for (let count = 0; count < 8; count++) browsers.push(await waiting(account.username, `203.0.113.${count}`));
    const responses = await Promise.all(browsers.map((browser) => codeStep(browser, code.toUpperCase())));
    expect(statuses(responses)).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
    expect(await site().db.select().from(staffRecoveryCodes)).toHaveLength(9);
    expect((await codeStep(await waiting(account.username), other.replaceAll("-", " "))).statusCode).toBe(200);
  });

  test("expires after ten minutes, and belongs to the browser that began it", async () => {
    const { account, secret } = await staffWithApp(site());
    const browser = await waiting(account.username);
    expect((await codeStep(openBrowser(site()), codeOf(secret))).json()).toMatchObject({ error: say.expired });
    await site().db.update(pendingStaffSignIns).set({ expiresAt: new Date() });
    const response = await codeStep(browser, codeOf(secret));
    expect([response.statusCode, response.json()]).toMatchObject([401, { error: say.expired }]);
  });

  const endings = {
    "the password is changed": (id: string, username: string) =>
      asAdmin(id, { username, role: "admin", password: "short grass 8" }),
    "the role is changed": (id: string, username: string) => asAdmin(id, { username, role: "chief" }),
    "the account is removed": async (id: string) => {
      const { api } = await signedInStaff(site(), "admin");
      await api(staffAccountsApi.remove, { params: { id } });
    },
    "the console resets it": (_id: string, username: string) =>
      carryOut({ db: site().db, team: site().app.team, defaults: site().app.team }, { name: "reset", username }),
  };
  async function asAdmin(id: string, body: { username: string; role: "admin" | "chief"; password?: string }) {
    const { api } = await signedInStaff(site(), "admin");
    await api(staffAccountsApi.update, { params: { id }, body });
  }

  test.each(Object.entries(endings))("fails once %s", async (_how, end) => {
    const { account, secret } = await staffWithApp(site());
    const browser = await waiting(account.username);
    await end(account.id, account.username);
    expect((await codeStep(browser, codeOf(secret))).json()).toMatchObject({ error: say.expired });
    expect(await isIn(browser)).toBe(false);
  });
});

describe("wrong second-step codes", () => {
  test("are stopped after ten for an account, but don't lock out a browser that has signed in to it", async () => {
    const { account, secret } = await staffWithApp(site());
    const known = await waiting(account.username);
    expect((await codeStep(known, codeOf(secret))).statusCode).toBe(200);
    const knownAgain = await passwordStep(known, account.username);
    expect(knownAgain.json()).toEqual({ next: "/admin/second-step" });
    const stranger = await waiting(account.username, "203.0.113.1");
    const responses = [];
    for (let tries = 0; tries < 11; tries++) responses.push((await codeStep(stranger, "000000")).statusCode);
    expect(responses).toEqual([...Array<number>(10).fill(400), 429]);
    const other = await waiting(account.username, "203.0.113.2");
    expect((await codeStep(other, codeOf(secret, 1))).statusCode).toBe(429);
    expect((await codeStep(known, codeOf(secret, 1))).statusCode).toBe(200);
    const failed = await site().db.select().from(auditLog).where(eq(auditLog.action, "staff.sign-in-failed"));
    expect(failed).toHaveLength(10);
    expect(failed[0]).toMatchObject({ target: `second step of admin account ${account.username}` });
  });

  test("count with wrong passwords from the same address, except in a browser that has signed in before", async () => {
    const { account, secret } = await staffWithApp(site());
    const address = "203.0.113.1";
    const known = await waiting(account.username, address);
    expect((await codeStep(known, codeOf(secret))).statusCode).toBe(200);
    await passwordStep(known, account.username);
    const stranger = await waiting(account.username, address);
    const guess = { username: "", password: "a wrong guess" };
    for (let at = 0; at < 20; at++)
      await openBrowser(site(), { address }).call(staffApi.login, { body: { ...guess, username: `nobody ${at}` } });
    expect((await codeStep(stranger, codeOf(secret, 1))).statusCode).toBe(429);
    expect((await codeStep(known, codeOf(secret, 1))).statusCode).toBe(200);
  });
});
