import { beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { setSwitch } from "#server/features/switches/switches.service.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

beforeEach(async () => {
  for (const table of [staffAccounts, rateLimits]) await site().db.delete(table);
});

type Browser = ReturnType<typeof openBrowser>;
const signIn = ({ call }: Browser, username: string, password: string = castPassword) =>
  call(staffApi.login, { body: { username, password } });
const signInByForm = ({ post }: Browser, username: string) =>
  post("/admin-login", { form: "admin-sign-in", username, password: castPassword });
const changePassword = ({ call }: Browser, currentPassword: string) =>
  call(staffAccountsApi.ownPassword, { body: { currentPassword, newPassword: "short grass 8" } });

/** Returns a browser at this address that has signed in as Ada. */
async function adasBrowser(address = "198.51.100.7") {
  await signedInStaff(site(), "admin", "Ada");
  const browser = openBrowser(site(), { address });
  expect((await signIn(browser, "Ada")).statusCode).toBe(200);
  return browser;
}

/** Guesses a name's password wrongly this many times, each from a different address unless one is given. Returns the statuses. */
async function guess(username: string, times: number, from?: string) {
  const statuses = [];
  for (let at = 0; at < times; at++) {
    const stranger = openBrowser(site(), { address: from ?? `203.0.113.${at}` });
    statuses.push((await signIn(stranger, username, "a wrong guess")).statusCode);
  }
  return statuses;
}

const tenThenNone = [...Array<number>(10).fill(401), 429];

describe("strangers guessing at an admin account", () => {
  test("are stopped after ten, which locks out every browser that hasn't signed in to the account before", async () => {
    await adasBrowser();
    expect(await guess("Ada", 11)).toEqual(tenThenNone);
    expect((await signIn(openBrowser(site(), { address: "192.0.2.1" }), "Ada")).statusCode).toBe(429);
  });

  test("don't lock out a browser that has, signed in or out, by the call or the form without script", async () => {
    const browser = await adasBrowser();
    await guess("ADA", 11);
    await browser.call(staffApi.logout);
    expect((await signIn(browser, "ada")).statusCode).toBe(200);
    expect((await signInByForm(browser, "Ada")).statusCode).toBe(303);
    expect((await browser.call(staffApi.check)).json()).toMatchObject({ isAdmin: true, username: "Ada" });
  });

  test("don't lock it out while the site is locked", async () => {
    const browser = await adasBrowser();
    await browser.call(staffApi.logout);
    await guess("Ada", 11);
    await setSwitch(site().db, { name: "lockdown", isOn: true, by: { isConsole: true } });
    expect((await signInByForm(browser, "Ada")).statusCode).toBe(303);
    await setSwitch(site().db, { name: "lockdown", isOn: false, by: { isConsole: true } });
  });

  test("don't lock out a signed-in browser without a device cookie", async () => {
    const browser = await adasBrowser();
    for (const name of browser.jar.keys()) if (name !== "staff") browser.jar.delete(name);
    await guess("Ada", 11);
    expect((await signIn(browser, "Ada")).statusCode).toBe(200);
  });

  test("don't lock it out even if they share its address", async () => {
    const browser = await adasBrowser("203.0.113.200");
    expect((await guess("somebody", 21, "203.0.113.200")).at(-1)).toBe(429);
    expect((await signIn(browser, "Ada")).statusCode).toBe(200);
    expect((await changePassword(browser, castPassword)).statusCode).toBe(200);
  });

  test("don't stop a signed-in admin from changing their password", async () => {
    const browser = await adasBrowser();
    await guess("Ada", 11);
    expect((await changePassword(browser, castPassword)).statusCode).toBe(200);
  });
});

describe("a browser that has signed in before", () => {
  test("has ten tries of its own, which lock out nobody else", async () => {
    const browser = await adasBrowser();
    const failures = [];
    for (let at = 0; at < 11; at++) failures.push((await signIn(browser, "Ada", "a typing error")).statusCode);
    expect(failures).toEqual(tenThenNone);
    expect((await signIn(openBrowser(site(), { address: "192.0.2.1" }), "Ada")).statusCode).toBe(200);
  });

  test("is known only for its own account", async () => {
    const browser = await adasBrowser();
    await signedInStaff(site(), "admin", "Bo");
    expect(await guess("Bo", 11)).toEqual(tenThenNone);
    expect((await signIn(browser, "Bo")).statusCode).toBe(429);
  });

  test("is recognised only by a staff cookie that we made", async () => {
    const browser = await adasBrowser();
    const { member } = await signedInMember(site());
    await browser.call(accountsApi.login, { body: { email: member.email, password: castPassword } });
    const { jar } = browser;
    jar.set("staff-device", jar.get("device") ?? "");
    jar.delete("staff");
    await guess("Ada", 11);
    expect((await signIn(browser, "Ada")).statusCode).toBe(429);
  });

  test("gets a cookie that scripts and other sites can't read", async () => {
    const { account } = await signedInStaff(site(), "chief");
    const { cookies } = await signIn(openBrowser(site()), account.username);
    expect(cookies).toContainEqual({
      name: "staff-device",
      value: expect.stringContaining(`${account.id}.`),
      maxAge: 180 * 86_400,
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
    });
  });
});

test("strangers at its own address don't lock out a member's browser either", async () => {
  const { member } = await signedInMember(site());
  const browser = openBrowser(site(), { address: "203.0.113.200" });
  const enter = () => browser.call(accountsApi.login, { body: { email: member.email, password: castPassword } });
  expect((await enter()).statusCode).toBe(200);
  await guess("somebody", 21, "203.0.113.200");
  expect((await enter()).statusCode).toBe(200);
});
