import { beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { countTry } from "#server/features/rate-limits/rate-limits.service.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";

/** On a busy machine, a statement may wait for those of 150 strangers for longer than the usual limit. */
const site = useSite({ DATABASE_LIMIT_MS: "60000" });

beforeEach(async () => {
  await site().db.delete(rateLimits);
});

const tryAs = (email: string, password: string, browser: ReturnType<typeof openBrowser>) =>
  browser.call(accountsApi.login, { body: { email, password } });

/** Strangers who keep trying passwords, each time under a different name, until they are stopped. */
function flood(addresses: string[], atOnceEach: number) {
  let isOver = false;
  const goOn = async (address: string, first: number) => {
    for (let at = first; !isOver; at += atOnceEach) {
      await tryAs(`nobody.${address}.${at}@demo.example`, "a guess", openBrowser(site(), { address }));
    }
  };
  const going = addresses.flatMap((address) => Array.from({ length: atOnceEach }, (_, first) => goOn(address, first)));
  return async () => {
    isOver = true;
    await Promise.all(going);
  };
}

const addressesOf = (network: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${network}.${at + 1}`);

/** Makes this many members, each at a different address. */
const homes = (count: number) =>
  Promise.all(
    addressesOf("192.0.2", count).map(async (address) => {
      const { member } = await signedInMember(site());
      return { email: member.email, browser: openBrowser(site(), { address }) };
    }),
  );

const signInAll = async (members: Awaited<ReturnType<typeof homes>>) =>
  (await Promise.all(members.map(({ email, browser }) => tryAs(email, castPassword, browser)))).map(
    ({ statusCode }) => statusCode,
  );

describe("while strangers try passwords nonstop", () => {
  test("from 150 addresses, 25 of 25 members get in from browsers that have signed in before", async () => {
    const members = await homes(25);
    for (const { email, browser } of members) expect((await tryAs(email, castPassword, browser)).statusCode).toBe(200);
    const end = flood(addressesOf("203.0.113", 150), 1);
    const statuses = await signInAll(members);
    await end();
    expect(statuses).toEqual(Array(25).fill(200));
  });
});

type Browser = ReturnType<typeof openBrowser>;

/** Signs this account in from as many browsers, so that it knows them. */
async function knownBrowsers(count: number, signIn: (browser: Browser) => Promise<{ statusCode: number }>) {
  const browsers = addressesOf("198.51.100", count).map((address) => openBrowser(site(), { address }));
  for (const browser of browsers) expect((await signIn(browser)).statusCode).toBe(200);
  await site().db.delete(rateLimits);
  return browsers;
}

describe("an account that keeps signing in with its own password, in browsers that have done so before", () => {
  const signInStaffAs = (username: string) => (browser: Browser) =>
    browser.call(staffApi.login, { body: { username, password: castPassword } });

  test("leaves eight of eight members and a member of staff able to sign in, even from 30 browsers at once", async () => {
    const members = await homes(8);
    expect(await signInAll(members)).toEqual(Array(8).fill(200));
    const { account } = await signedInStaff(site(), "admin");
    const asStaff = signInStaffAs(account.username);
    const [desk] = await knownBrowsers(1, asStaff);
    const { member } = await signedInMember(site());
    const browsers = await knownBrowsers(30, (browser) => tryAs(member.email, castPassword, browser));
    const flooding = browsers.flatMap((browser) =>
      Array.from({ length: 3 }, () => tryAs(member.email, castPassword, browser)),
    );
    const others = await Promise.all([signInAll(members), desk && asStaff(desk)]);
    await Promise.all(flooding);
    expect(others[0]).toEqual(Array(8).fill(200));
    expect(others[1]?.statusCode).toBe(200);
  });

  test.each(["a member", "a member of staff"])(
    "gets in 30 times in ten minutes, and after that only from a new browser, as %s",
    async (who) => {
      const { member } = await signedInMember(site());
      const { account } = await signedInStaff(site(), "admin");
      const signIn =
        who === "a member"
          ? (browser: Browser) => tryAs(member.email, castPassword, browser)
          : signInStaffAs(account.username);
      const [one, other] = await knownBrowsers(2, signIn);
      if (!one || !other) throw new Error("Two browsers are missing");
      const subject = who === "a member" ? member.id : account.id;
      for (let at = 0; at < 28; at++) await countTry(site().db, { name: "knownPassword", subject, factor: 1 });
      const statuses: number[] = [];
      for (const browser of [one, other, one, other]) statuses.push((await signIn(browser)).statusCode);
      expect(statuses).toEqual([200, 200, 429, 429]);
      const elsewhere = openBrowser(site(), { address: "192.0.2.9" });
      expect((await signIn(elsewhere)).statusCode).toBe(200);
    },
  );

  test("gets in from a new browser after many wrong passwords in one of them", async () => {
    const { member } = await signedInMember(site());
    const [one] = await knownBrowsers(1, (browser) => tryAs(member.email, castPassword, browser));
    if (!one) throw new Error("A browser is missing");
    for (let at = 0; at < 45; at++) await tryAs(member.email, "a wrong guess", one);
    expect((await tryAs(member.email, castPassword, one)).statusCode).toBe(429);
    const elsewhere = openBrowser(site(), { address: "192.0.2.9" });
    expect((await tryAs(member.email, castPassword, elsewhere)).statusCode).toBe(200);
  });
});
