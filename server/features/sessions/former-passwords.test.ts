import { beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
beforeEach(async () => {
  await site().db.delete(rateLimits);
});

type Browser = ReturnType<typeof openBrowser>;
type SignIn = (browser: Browser, password?: string) => Promise<number>;
const newPassword = "short grass 8";
const change = { body: { currentPassword: castPassword, newPassword } };

const asMember =
  (email: string): SignIn =>
  async ({ call }, password = castPassword) =>
    (await call(accountsApi.login, { body: { email, password } })).statusCode;
const asStaff =
  (username: string): SignIn =>
  async ({ call }, password = castPassword) =>
    (await call(staffApi.login, { body: { username, password } })).statusCode;

/** Signs in from this many browsers with the password of that time. */
async function knownBrowsers(count: number, signIn: SignIn) {
  const browsers = Array.from({ length: count }, (_, at) => openBrowser(site(), { address: `198.51.100.${at + 1}` }));
  for (const browser of browsers) expect(await signIn(browser)).toBe(200);
  return browsers;
}

async function byStrangersLocked(signIn: SignIn) {
  for (let at = 0; at < 10; at++)
    await signIn(openBrowser(site(), { address: `203.0.113.${at + 1}` }), "a wrong guess");
}

async function aMember() {
  const { member } = await signedInMember(site());
  return { id: member.id, signIn: asMember(member.email) };
}
async function anAdmin() {
  const { account } = await signedInStaff(site(), "chief");
  return { id: account.id, username: account.username, role: account.role, signIn: asStaff(account.username) };
}

describe("a browser that knew the old password loses its own tries", () => {
  test("once the member changes it, except the browser where they did", async () => {
    const { signIn } = await aMember();
    const [own, ...former] = await knownBrowsers(3, signIn);
    expect((await own?.call(accountsApi.changePassword, change))?.statusCode).toBe(200);
    await byStrangersLocked(signIn);
    for (const browser of former) expect(await signIn(browser, newPassword)).toBe(429);
    expect(own && (await signIn(own, newPassword))).toBe(200);
  });

  test("once staff set a new one for the member", async () => {
    const { id, signIn } = await aMember();
    const [former] = await knownBrowsers(1, signIn);
    const { api } = await signedInStaff(site(), "admin");
    await api(staffAccountsApi.setPassword, { body: { userId: id, newPassword } });
    await byStrangersLocked(signIn);
    expect(former && (await signIn(former, newPassword))).toBe(429);
  });

  test("once a member of staff changes their own, except the browser where they did", async () => {
    const { signIn } = await anAdmin();
    const [own, former] = await knownBrowsers(2, signIn);
    expect((await own?.call(staffAccountsApi.ownPassword, change))?.statusCode).toBe(200);
    await own?.call(staffApi.logout);
    await byStrangersLocked(signIn);
    expect(former && (await signIn(former, newPassword))).toBe(429);
    expect(own && (await signIn(own, newPassword))).toBe(200);
  });

  test("once an admin sets a new one for the account", async () => {
    const { id, username, role, signIn } = await anAdmin();
    const [former] = await knownBrowsers(1, signIn);
    const { api } = await signedInStaff(site(), "admin");
    await api(staffAccountsApi.update, { params: { id }, body: { username, role, password: newPassword } });
    await byStrangersLocked(signIn);
    expect(former && (await signIn(former, newPassword))).toBe(429);
  });
});

test.each([
  ["a member", aMember],
  ["an admin account", anAdmin],
])("all browsers that know %s share ten wrong passwords", async (_who, somebody) => {
  const { signIn } = await somebody();
  const browsers = await knownBrowsers(3, signIn);
  const statuses: number[] = [];
  for (const browser of browsers) for (let at = 0; at < 5; at++) statuses.push(await signIn(browser, "a wrong guess"));
  expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)]);
});
