import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { memberLinks, memberSessions, members } from "#server/features/accounts/accounts.table.ts";
import { createLink } from "#server/features/accounts/sign-in/links.service.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { tokenIn } from "#server/testing/stand-ins/received-mail.ts";
import { resetPassword, sendResetLink } from "./passwords.service.ts";

const site = useSite();
const newPassword = "short grass 8";
const hourMs = 3_600_000;
const siteUrl = "http://site.test";

beforeEach(async () => {
  await site().db.delete(rateLimits);
});

const signIn = async (email: string, password: string) =>
  (await openBrowser(site()).call(accountsApi.login, { body: { email, password } })).statusCode;
const linksOf = (id: string) => site().db.select().from(memberLinks).where(eq(memberLinks.memberId, id));
const sessionsOf = (id: string) => site().db.select().from(memberSessions).where(eq(memberSessions.memberId, id));

test("a password manager's link leads to the settings, by way of signing in if need be", async () => {
  const follow = async (cookie = "") => {
    const { statusCode, headers } = await site().app.inject({
      url: "/.well-known/change-password",
      headers: { cookie },
    });
    return [statusCode, headers.location, headers["cache-control"]];
  };
  const [member, staff] = [await signedInMember(site()), await signedInStaff(site(), "management")];
  expect(await follow()).toEqual([303, "/login?returnUrl=%2Fsettings%23password", "no-store"]);
  expect(await follow(member.cookie)).toEqual([303, "/settings#password", "no-store"]);
  expect(await follow(staff.cookie)).toEqual([303, "/admin/settings", "no-store"]);
  expect((await site().app.inject({ url: "/settings", headers: { cookie: member.cookie } })).body).toContain(
    'id="password"',
  );
});

describe("changing a password", () => {
  test("signs out every other browser, cancels links, and tells the member", async () => {
    const { api, member } = await signedInMember(site());
    const other = openBrowser(site());
    await other.call(accountsApi.login, { body: { email: member.email, password: castPassword } });
    const { id: memberId, email } = member;
    await createLink(site().db, { memberId, email: "thief@demo.example", purpose: "change-email", siteUrl });
    expect(
      await api(accountsApi.changePassword, { body: { currentPassword: castPassword, newPassword } }),
    ).toMatchObject({
      id: memberId,
    });
    expect((await other.call(accountsApi.me)).statusCode).toBe(401);
    expect(await api(accountsApi.me)).toMatchObject({ id: memberId });
    expect([await signIn(email, castPassword), await signIn(email, newPassword)]).toEqual([401, 200]);
    expect(await linksOf(memberId)).toEqual([]);
    const [mail, ...others] = await queuedMails(site().db, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain("password was changed");
    expect(mail?.text).not.toContain(newPassword);
  });

  test("needs the current password", async () => {
    const { headers, member } = await signedInMember(site());
    const body = { currentPassword: "not the password", newPassword };
    const response = await openBrowser(site()).call(accountsApi.changePassword, { body }, headers);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: "That isn’t your current password",
      code: "invalid_input",
      fields: { currentPassword: "That isn’t your current password" },
    });
    expect(await signIn(member.email, castPassword)).toBe(200);
  });

  test.each([
    [{ newPassword: "12345" }, "Password must be at least 6 characters"],
    [{ currentPassword: "" }, "Password is required"],
    [{ userId: "someone" }, "Please leave out userId: this call has no such field"],
  ])("with %j is refused", async (change, message) => {
    const { headers } = await signedInMember(site());
    const body = { currentPassword: castPassword, newPassword, ...change };
    const response = await openBrowser(site()).call(accountsApi.changePassword, { body }, headers);
    expect([response.statusCode, response.json().error]).toEqual([400, message]);
  });

  test("from two browsers at once succeeds in one", async () => {
    const { member } = await signedInMember(site());
    const browsers = [openBrowser(site()), openBrowser(site())];
    for (const { call } of browsers) {
      await call(accountsApi.login, { body: { email: member.email, password: castPassword } });
    }
    const responses = await Promise.all(
      browsers.map(({ call }, at) =>
        call(accountsApi.changePassword, { body: { currentPassword: castPassword, newPassword: `tall grass ${at}` } }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await sessionsOf(member.id)).toHaveLength(1);
  });

  test("limits guesses at the current one in a browser, and holds up no other", async () => {
    const [thief, owner] = [await signedInMember(site()), await signedInMember(site())];
    const guess = () =>
      openBrowser(site()).call(
        accountsApi.changePassword,
        { body: { currentPassword: "a guess", newPassword } },
        thief.headers,
      );
    for (let tries = 0; tries < 10; tries++) expect((await guess()).statusCode).toBe(400);
    expect((await guess()).statusCode).toBe(429);
    await expect(owner.api(accountsApi.confirm, { body: { password: castPassword } })).resolves.toBeDefined();
    expect(await signIn(thief.member.email, castPassword)).toBe(200);
  });
});

describe("confirming a password", () => {
  test("needs the right one, and is stored in this browser's session", async () => {
    const { api, headers, member } = await signedInMember(site());
    const long = new Date("2026-01-01T00:00:00Z");
    await site().db.update(memberSessions).set({ confirmedAt: long }).where(eq(memberSessions.memberId, member.id));
    const wrong = await openBrowser(site()).call(accountsApi.confirm, { body: { password: "wrong" } }, headers);
    expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { password: "That isn’t your current password" }]);
    expect((await sessionsOf(member.id))[0]?.confirmedAt).toEqual(long);
    expect(await api(accountsApi.confirm, { body: { password: castPassword } })).toMatchObject({ id: member.id });
    expect((await sessionsOf(member.id))[0]?.confirmedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test("isn't possible for an account without one", async () => {
    const { headers } = await signedInMember(site(), { passwordHash: null });
    const response = await openBrowser(site()).call(accountsApi.confirm, { body: { password: castPassword } }, headers);
    expect(response.statusCode).toBe(400);
  });
});

describe("a forgotten password", () => {
  const forgot = (email: string) => openBrowser(site()).call(accountsApi.forgotPassword, { body: { email } });
  const reset = (token: string, password = newPassword) =>
    openBrowser(site()).call(accountsApi.resetPassword, { body: { token, newPassword: password } });
  const linkTo = async (email: string) => tokenIn((await queuedMails(site().db, email)).at(-1));

  test("gets the same answer with or without an account, and only members are mailed", async () => {
    const { member } = await signedInMember(site());
    const responses = [await forgot(member.email.toUpperCase()), await forgot("nobody@demo.example")];
    for (const { statusCode, body } of responses) expect([statusCode, body]).toEqual([200, responses[0]?.body]);
    expect(responses[0]?.json()).toEqual({
      message: "If there’s an account with this email address, we’ve sent it a link.",
    });
    expect(await queuedMails(site().db, member.email)).toHaveLength(1);
    expect(await queuedMails(site().db, "nobody@demo.example")).toEqual([]);
  });

  test("can be reported sixty times an hour from one internet address, whoever it belongs to", async () => {
    const responses = await Promise.all(
      Array.from({ length: 61 }, (_, count) => forgot(`somebody.${count}@demo.example`)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  test.each(["known", "unknown"])("can be reported three times an hour for an address, %s or not", async (which) => {
    const { member } = await signedInMember(site());
    const email = which === "known" ? member.email : "nobody@demo.example";
    for (const spelling of [email, email.toUpperCase(), email.replace("@", "+x@")]) {
      expect((await forgot(spelling)).statusCode).toBe(200);
    }
    expect((await forgot(email)).statusCode).toBe(429);
  });

  test("is replaced through the link, once, and every browser is signed out", async () => {
    const { member, api } = await signedInMember(site(), { emailVerifiedAt: null });
    await forgot(member.email);
    const first = await linkTo(member.email);
    await forgot(member.email);
    const [mail] = await queuedMails(site().db, member.email);
    expect(mail?.text).toMatch(/^http:\/\/site\.test\/reset-password#[\w-]{43}$/m);
    expect((await reset(await linkTo(member.email))).json()).toEqual({ email: member.email });
    await expect(api(accountsApi.me)).rejects.toMatchObject({ status: 401 });
    expect([await signIn(member.email, castPassword), await signIn(member.email, newPassword)]).toEqual([401, 200]);
    for (const spent of [first, await linkTo(member.email)]) {
      const response = await reset(spent, "another one");
      expect([response.statusCode, response.json().error]).toEqual([
        400,
        "This link has expired or already been used. Please ask for a new one.",
      ]);
    }
    const [row] = await site().db.select().from(members).where(eq(members.id, member.id));
    expect(row?.emailVerifiedAt).toBeInstanceOf(Date);
    expect((await queuedMails(site().db, member.email)).at(-1)?.subject).toContain("password was changed");
  });

  test("is replaced once when its link is used many times at once", async () => {
    const { member } = await signedInMember(site());
    await forgot(member.email);
    const token = await linkTo(member.email);
    const responses = await Promise.all(Array.from({ length: 10 }, (_, at) => reset(token, `tall grass ${at}`)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(9);
    const winner = responses.findIndex(({ statusCode }) => statusCode === 200);
    expect(await signIn(member.email, `tall grass ${winner}`)).toBe(200);
  });

  test("can be replaced for an hour", async () => {
    const { db } = site();
    const { member } = await signedInMember(site());
    const now = new Date("2026-03-01T12:00:00Z");
    await sendResetLink(db, { email: member.email, siteUrl, team: site().app.team }, now);
    const token = await linkTo(member.email);
    const at = (ms: number) =>
      resetPassword(db, { token, newPassword, team: site().app.team }, new Date(now.getTime() + ms));
    await expect(at(hourMs)).rejects.toMatchObject({ code: "invalid_input" });
    await expect(at(hourMs - 1)).resolves.toEqual({ email: member.email });
  });

  test("confirms no address but the one the link was sent to", async () => {
    const { member } = await signedInMember(site(), { emailVerifiedAt: null });
    await forgot(member.email);
    await site().db.update(members).set({ email: "changed@demo.example" }).where(eq(members.id, member.id));
    await reset(await linkTo(member.email));
    const [row] = await site().db.select().from(members).where(eq(members.id, member.id));
    expect(row?.emailVerifiedAt).toBeNull();
  });

  test("leaves the link valid if the new one is too short", async () => {
    const { member } = await signedInMember(site());
    await forgot(member.email);
    const token = await linkTo(member.email);
    const response = await reset(token, "12345");
    expect([response.statusCode, response.json().error]).toEqual([400, "Password must be at least 6 characters"]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("gives an account that only used the provider its first password", async () => {
    const { member } = await signedInMember(site(), { passwordHash: null });
    await forgot(member.email);
    expect((await reset(await linkTo(member.email))).statusCode).toBe(200);
    expect(await signIn(member.email, newPassword)).toBe(200);
  });

  test("can't be replaced with a link meant for something else", async () => {
    const { member } = await signedInMember(site());
    const { id: memberId, email } = member;
    for (const purpose of ["verify-email", "change-email", "delete-account"] as const) {
      const { address } = await createLink(site().db, { memberId, email, purpose, siteUrl });
      expect((await reset(address.split("#")[1] ?? "")).statusCode).toBe(400);
    }
    expect(await signIn(email, castPassword)).toBe(200);
  });
});
