import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { createApi } from "#contract/client.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { memberIdentities, members } from "#server/features/accounts/accounts.table.ts";
import { startMemberSession } from "#server/features/accounts/member-sessions.service.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { callDirectly, siteUrl } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { type ProviderAccount, startIdentityProvider } from "#server/testing/stand-ins/identity-provider.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import {
  comeBack,
  leaveForProvider,
  type Return,
  signInThrough,
  visitProvider,
} from "#server/testing/stand-ins/through-provider.ts";

const provider = await startIdentityProvider({ siteUrl });
const site = useSite(provider.settings);
afterAll(provider.close);
beforeEach(async () => {
  await site().db.delete(members);
  await site().db.delete(rateLimits);
});

const victim: ProviderAccount = { sub: "vic", name: "Vic Example", email: "vic@demo.example", email_verified: true };
const registration = { name: "Mal Example", email: "vic@demo.example", discord: "mal", password: "the attacker's own" };

const as = (session: string | undefined) => createApi(callDirectly(site().app, { cookie: session ?? "" }));
const meAs = ({ session }: Pick<Return, "session">) => as(session)(accountsApi.me);
const signIn = (password: string) => site().api(accountsApi.login, { body: { email: "vic@demo.example", password } });

/** Registers as a stranger would. Returns the session's cookie. */
async function register(): Promise<string> {
  const { path, method } = accountsApi.register;
  const response = await site().app.inject({ url: path, method, payload: registration });
  const name = site().app.cookieRules.member;
  const session = response.cookies.find((cookie) => cookie.name === name);
  return `${name}=${session?.value}`;
}

/** Asks for a new password as the address's owner, and opens the mail. */
async function resetByMail(newPassword: string, email = "vic@demo.example") {
  await site().api(accountsApi.forgotPassword, { body: { email } });
  const mails = await queuedMails(site().db, email);
  const [token = ""] = mails.flatMap(({ text }) => /(?<=\/reset-password#)[\w-]{43}/.exec(text) ?? []);
  await site().api(accountsApi.resetPassword, { body: { token, newPassword } });
}

test("registering somebody's address first gains an attacker nothing", async () => {
  const session = await register();
  provider.setPerson(victim);
  expect(await signInThrough(site())).toMatchObject({
    status: 303,
    location: "/login?notice=provider-unverified",
    session: undefined,
  });
  expect(await site().db.$count(memberIdentities)).toBe(0);

  await resetByMail("the victim's own");
  await expect(meAs({ session })).rejects.toMatchObject({ status: 401 });
  await expect(signIn(registration.password)).rejects.toMatchObject({ status: 401 });
  expect(await signIn("the victim's own")).toMatchObject({ email: "vic@demo.example" });
  expect(await meAs(await signInThrough(site()))).toMatchObject({ email: "vic@demo.example", isVerified: true });
});

test("arriving first through the provider with somebody's address gains an attacker nothing", async () => {
  const attacker = { ...victim, sub: "mal", email_verified: false };
  provider.setPerson(attacker);
  const first = await signInThrough(site());
  expect(await meAs(first)).toMatchObject({ isVerified: false });
  provider.setPerson(victim);
  expect((await signInThrough(site())).session).toBeUndefined();

  await resetByMail("the victim's own");
  await expect(meAs(first)).rejects.toMatchObject({ status: 401 });
  provider.setPerson(attacker);
  expect((await signInThrough(site())).session).toBeUndefined();
  provider.setPerson(victim);
  expect((await signInThrough(site())).session).toBeDefined();
});

/** Returns the token in the mail that leads to this page. */
async function mailedToken(page: string) {
  const mails = await queuedMails(site().db, "vic@demo.example");
  return mails.flatMap(({ text }) => new RegExp(`(?<=${page}#)[\\w-]{43}`).exec(text) ?? []).at(-1) ?? "";
}

/** The victim opens a link that they didn't ask for. */
const confirmAddress = async () =>
  site().api(accountsApi.verifyEmail, { body: { token: await mailedToken("/verify-email") } });

describe("an attacker who made an account with an address that its owner then confirmed", () => {
  test("is locked out once the owner, who is told by mail, resets the password", async () => {
    const session = await register();
    const calendar = await as(session)(calendarApi.subscribe);
    await confirmAddress();
    provider.setPerson(victim);
    const back = await signInThrough(site());
    expect(await meAs(back)).toMatchObject({ email: "vic@demo.example" });
    const told = (await queuedMails(site().db, "vic@demo.example")).at(-1);
    expect(told?.text).toContain("someone else may have made the account with your email address");
    expect(told?.text).not.toContain(registration.name);

    await resetByMail("the victim's own");
    await expect(meAs({ session })).rejects.toMatchObject({ status: 401 });
    await expect(signIn(registration.password)).rejects.toMatchObject({ status: 401 });
    expect((await site().app.inject({ url: new URL(calendar.url).pathname })).statusCode).toBe(404);
    expect(await signIn("the victim's own")).toMatchObject({ email: "vic@demo.example" });
  });

  test("is locked out immediately if they came through the provider", async () => {
    const attacker = { ...victim, sub: "mal", email_verified: false };
    provider.setPerson(attacker);
    const first = await signInThrough(site());
    await confirmAddress();
    provider.setPerson(victim);
    const back = await signInThrough(site());
    expect(await meAs(back)).toMatchObject({ email: "vic@demo.example" });
    await expect(meAs(first)).rejects.toMatchObject({ status: 401 });
    provider.setPerson(attacker);
    expect((await signInThrough(site())).session).toBeUndefined();
  });

  test("keeps no private calendar address or link to get back in with", async () => {
    provider.setPerson({ ...victim, sub: "mal", email: "mal@demo.example" });
    const first = await signInThrough(site());
    await as(first.session)(accountsApi.changeEmail, { body: { email: "vic@demo.example" } });
    await confirmAddress();
    const calendar = await as(first.session)(calendarApi.subscribe);
    await as(first.session)(accountsApi.changeEmail, { body: { email: "mal2@demo.example" } });
    provider.setPerson(victim);
    const back = await signInThrough(site());
    expect((await site().app.inject({ url: new URL(calendar.url).pathname })).statusCode).toBe(404);
    const [mail] = await queuedMails(site().db, "mal2@demo.example");
    const [token = ""] = /(?<=\/verify-email#)[\w-]{43}/.exec(mail?.text ?? "") ?? [];
    expect(token).toHaveLength(43);
    await expect(site().api(accountsApi.verifyEmail, { body: { token } })).rejects.toMatchObject({ status: 400 });
    expect(await meAs(back)).toMatchObject({ email: "vic@demo.example" });
  });

  test("is locked out immediately, even with a password they set before, and the owner is told", async () => {
    provider.setPerson({ ...victim, sub: "mal", email: "mal@demo.example" });
    await signInThrough(site());
    await resetByMail("the attacker's own", "mal@demo.example");
    const first = await signInThrough(site());
    await as(first.session)(accountsApi.changeEmail, { body: { email: "vic@demo.example" } });
    await confirmAddress();
    expect(await signIn("the attacker's own")).toMatchObject({ email: "vic@demo.example" });
    provider.setPerson(victim);
    const back = await signInThrough(site());
    expect(await meAs(back)).toMatchObject({ email: "vic@demo.example", hasPassword: false });
    await expect(signIn("the attacker's own")).rejects.toMatchObject({ status: 401 });
    const told = (await queuedMails(site().db, "vic@demo.example")).at(-1);
    expect(told?.text).toContain("turned off the account’s password and private calendar link");

    await resetByMail("the victim's own");
    expect(await signIn("the victim's own")).toMatchObject({ email: "vic@demo.example" });
  });

  test("is locked out once staff set a password, and the owner is told that Google was turned off", async () => {
    const stranger = { ...victim, sub: "mal", email: "mal@demo.example" };
    provider.setPerson(stranger);
    const first = await signInThrough(site());
    await as(first.session)(accountsApi.changeEmail, { body: { email: "vic@demo.example" } });
    await confirmAddress();
    const { id: userId } = await meAs(first);
    const admin = await signedInStaff(site(), "admin");
    await admin.api(staffAccountsApi.setPassword, { body: { userId, newPassword: "set by our staff" } });
    const again = await signInThrough(site());
    expect(await meAs(again)).toMatchObject({ email: "mal@demo.example" });
    expect((await meAs(again)).id).not.toBe(userId);
    const told = (await queuedMails(site().db, "vic@demo.example")).at(-1);
    expect(told?.text).toContain("Signing in with Google was turned off too");
  });
});

describe("an attacker who came through the provider is locked out once the owner resets the password", () => {
  const stranger = { ...victim, sub: "mal", name: "Mal Example", email: "mal@demo.example" };

  /** Resets the victim's password. Returns whose account each person is then in, and what the victim's mail says. */
  async function afterReset(attacker: ProviderAccount, before: Return) {
    await resetByMail("the victim's own");
    const [told] = (await queuedMails(site().db, "vic@demo.example")).slice(-1);
    await expect(meAs(before)).rejects.toMatchObject({ status: 401 });
    const emailOf = async ({ session }: Return) => session && (await meAs({ session })).email;
    provider.setPerson(attacker);
    const attackerIs = await emailOf(await signInThrough(site()));
    provider.setPerson(victim);
    return { attackerIs, victimIs: await emailOf(await signInThrough(site())), told: told?.text };
  }
  const toldSo = expect.stringContaining("Signing in with Google was turned off too");

  test("after using the victim's address, which the victim then confirmed", async () => {
    const attacker = { ...stranger, email: victim.email, email_verified: false };
    provider.setPerson(attacker);
    const first = await signInThrough(site());
    await confirmAddress();
    const now = await afterReset(attacker, first);
    expect(now).toEqual({ attackerIs: undefined, victimIs: "vic@demo.example", told: toldSo });
  });

  test("after changing their own address to the victim's, who then confirmed it", async () => {
    provider.setPerson(stranger);
    const first = await signInThrough(site());
    await as(first.session)(accountsApi.changeEmail, { body: { email: "vic@demo.example" } });
    await confirmAddress();
    const now = await afterReset(stranger, first);
    expect(now).toEqual({ attackerIs: "mal@demo.example", victimIs: "vic@demo.example", told: toldSo });
  });
});

test("an identity that's unlinked during sign-in signs nobody in", async () => {
  provider.setPerson(victim);
  await signInThrough(site());
  const [identity] = await site().db.select().from(memberIdentities);
  if (!identity) throw new Error("Nobody is linked");
  const { memberId, issuer } = identity;
  const start = (subject: string) =>
    startMemberSession(site().db, { memberId, userAgent: "", identity: { issuer, subject } });
  expect(await start(identity.subject)).toHaveLength(43);
  await expect(start("somebody else")).rejects.toThrow("You need to be signed in for this. Try again once you are.");
});

test("an address that lower-cases to somebody else's doesn't count as confirmed", async () => {
  provider.setPerson({ ...victim, sub: "own", email: "vick@demo.example" });
  await signInThrough(site());
  provider.setPerson({ ...victim, sub: "mal", email: "vic\u212A@demo.example" });
  const { session } = await signInThrough(site());
  expect(session && (await meAs({ session }))).not.toMatchObject({ isVerified: true });
  expect(session && (await meAs({ session }))).not.toMatchObject({ email: "vick@demo.example" });
});

test("a code works once, and using it again doesn't end its session", async () => {
  provider.setPerson(victim);
  const departure = await leaveForProvider(site());
  const url = await visitProvider(departure);
  const first = await comeBack(site(), url, departure.cookie);
  const again = await comeBack(site(), url, departure.cookie);
  expect([again.status, again.session]).toEqual([400, undefined]);
  expect(await meAs(first)).toMatchObject({ email: "vic@demo.example" });
});
