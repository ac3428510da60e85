import { beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { openBrowser } from "#server/testing/browser.ts";
import { castPassword, signedInMember } from "#server/testing/cast.ts";
import { useSite } from "#server/testing/use-site.ts";

const site = useSite();

beforeEach(async () => {
  await site().db.delete(rateLimits);
});

const tryAs = (email: string, password: string, browser: ReturnType<typeof openBrowser>) =>
  browser.call(accountsApi.login, { body: { email, password } });

/** Strangers who try passwords without a pause, each at a name of their own, until they are stopped. */
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

/** So many members, each at an address of their own. */
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

describe("while strangers try passwords without a pause", () => {
  test("from 150 addresses, 25 of 25 members get in with browsers that have signed in before", async () => {
    const members = await homes(25);
    for (const { email, browser } of members) expect((await tryAs(email, castPassword, browser)).statusCode).toBe(200);
    const end = flood(addressesOf("203.0.113", 150), 1);
    const statuses = await signInAll(members);
    await end();
    expect(statuses).toEqual(Array(25).fill(200));
  });

  test("from five addresses, twelve of twelve members get in with browsers that are new", async () => {
    const members = await homes(12);
    const end = flood(addressesOf("203.0.113", 5), 15);
    const statuses = await signInAll(members);
    await end();
    expect(statuses).toEqual(Array(12).fill(200));
  });
});
