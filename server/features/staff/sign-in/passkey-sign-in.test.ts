import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { staffApi } from "#contract/staff/endpoints.ts";
import { secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { pendingStaffSignIns, staffPasskeys } from "#server/features/staff/second-factor.table.ts";
import { staffAccounts, staffSessions } from "#server/features/staff/staff.table.ts";
import { castPassword, signedInStaff } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { makeAuthenticator } from "#server/testing/stand-ins/authenticator.ts";

const origin = "https://flawless.example";
const site = useSite({ PUBLIC_URL: origin });

beforeEach(async () => {
  for (const table of [staffAccounts, rateLimits, pendingStaffSignIns]) await site().db.delete(table);
});

type Browser = ReturnType<typeof openBrowser>;
type Challenged = { challenge: string };

/** Makes staff with a passkey, and the authenticator that holds it. */
async function staffWithPasskey(username: string) {
  const staff = await signedInStaff(site(), "admin", username);
  const authenticator = makeAuthenticator();
  const body = { name: "Work laptop", currentPassword: castPassword };
  const { options, ticket } = await staff.api(secondFactorApi.passkeyOptions, { body });
  const { challenge } = options as Challenged; // the browser API's input
  const response = authenticator.register({ challenge, origin });
  await staff.api(secondFactorApi.addPasskey, { body: { ticket, response } });
  return { ...staff, authenticator };
}

/** Asks for a challenge from a browser, by default to sign in with only a passkey. */
async function challenged(isSecondStep = false, browser = openBrowser(site())) {
  const answer = await browser.call(staffApi.passkeyOptions, { body: { isSecondStep } });
  return { browser, challenge: (answer.json() as Challenged).challenge };
}

async function challengedAfterPassword(username: string) {
  const browser = openBrowser(site());
  await browser.call(staffApi.login, { body: { username, password: castPassword } });
  return challenged(true, browser);
}

const answerWith = ({ call }: Browser, response: object) => call(staffApi.passkey, { body: { response } });
const isIn = async ({ call }: Browser) => (await call(staffApi.check)).json().isAdmin;

/** Sends an answer. Returns the status, the error, and whether it signed anyone in. */
async function outcomeOf(browser: Browser, response: object) {
  const before = await site().db.$count(staffSessions);
  const answer = await answerWith(browser, response);
  const isSignedIn = (await isIn(browser)) || (await site().db.$count(staffSessions)) > before;
  return [answer.statusCode, answer.json().error, isSignedIn];
}
const refused = [401, say.passkeyFailed, false];
const expired = [401, say.expired, false];

describe("a passkey", () => {
  test("signs in on its own, or after the password", async () => {
    const { account, authenticator } = await staffWithPasskey("Ada");
    for (const { browser, challenge } of [await challenged(), await challengedAfterPassword("Ada")]) {
      const answer = await answerWith(browser, authenticator.signIn({ challenge, origin }));
      expect(answer.json()).toEqual({ admin: { id: account.id, username: "Ada", role: "admin" } });
      expect(await isIn(browser)).toBe(true);
    }
  });

  test("counts once: repeating its answer in the same browser or another signs nobody in", async () => {
    const { authenticator } = await staffWithPasskey("Ada");
    const { browser, challenge } = await challenged();
    const cookies = new Map(browser.jar);
    const response = authenticator.signIn({ challenge, origin });
    expect((await answerWith(browser, response)).statusCode).toBe(200);
    const again = openBrowser(site());
    for (const [name, value] of cookies) again.jar.set(name, value);
    expect(await outcomeOf(again, response)).toEqual(expired);
    expect(await outcomeOf((await challenged()).browser, response)).toEqual(refused);
    expect(await outcomeOf((await challengedAfterPassword("Ada")).browser, response)).toEqual(refused);
  });

  test("signs in one browser when the same answer is sent ten times at once", async () => {
    const { authenticator } = await staffWithPasskey("Ada");
    const { browser, challenge } = await challenged();
    const response = authenticator.signIn({ challenge, origin });
    const responses = await Promise.all(Array.from({ length: 10 }, () => answerWith(browser, response)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("is rejected with another key, challenge, page or count, or without verifying the person", async () => {
    const { authenticator } = await staffWithPasskey("Ada");
    const thief = makeAuthenticator();
    const forged: ((challenge: string) => object)[] = [
      (challenge) => ({ ...thief.signIn({ challenge, origin }), id: authenticator.id, rawId: authenticator.id }),
      (challenge) => thief.signIn({ challenge, origin }),
      () => authenticator.signIn({ challenge: "another", origin }),
      (challenge) => authenticator.signIn({ challenge, origin: "https://evil.example" }),
      (challenge) => authenticator.signIn({ challenge, origin, isVerified: false }),
    ];
    for (const forge of forged) {
      const { browser, challenge } = await challenged();
      expect(await outcomeOf(browser, forge(challenge))).toEqual(refused);
    }
    await site().db.update(staffPasskeys).set({ counter: 1_000 });
    const { browser, challenge } = await challenged();
    expect(await outcomeOf(browser, authenticator.signIn({ challenge, origin }))).toEqual(refused);
  });

  test("of one account isn't a second step for another", async () => {
    const { authenticator } = await staffWithPasskey("Mallory");
    await staffWithPasskey("Ada");
    const { browser, challenge } = await challengedAfterPassword("Ada");
    expect(await outcomeOf(browser, authenticator.signIn({ challenge, origin }))).toEqual(refused);
  });

  test("that has been removed signs nobody in", async () => {
    const { account, authenticator } = await staffWithPasskey("Ada");
    const { browser, challenge } = await challenged();
    await site().db.delete(staffPasskeys).where(eq(staffPasskeys.accountId, account.id));
    expect(await outcomeOf(browser, authenticator.signIn({ challenge, origin }))).toEqual(refused);
  });

  test("isn't accepted from a browser that didn't ask for a challenge", async () => {
    const { authenticator } = await staffWithPasskey("Ada");
    const response = authenticator.signIn({ challenge: "", origin });
    expect(await outcomeOf(openBrowser(site()), response)).toEqual(expired);
  });
});
