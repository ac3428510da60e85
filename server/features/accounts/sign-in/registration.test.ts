import { eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { RegisterRequest } from "#contract/accounts/forms.ts";
import { memberLinks, memberSessions, members } from "#server/features/accounts/accounts.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { tokenIn } from "#server/testing/stand-ins/received-mail.ts";
import { team } from "#team.config.ts";

const site = useSite();
const form: RegisterRequest = {
  name: "Ida Example",
  email: "ida@demo.example",
  discord: "ida_example",
  password: "tall grass 7",
};

beforeEach(async () => {
  await site().db.delete(members);
  await site().db.delete(rateLimits);
});

const register = (body: unknown, browser = openBrowser(site())) => browser.call(accountsApi.register, { body });
const stored = () => site().db.select().from(members);

describe("a new account", () => {
  test("is returned to the member, who is signed in", async () => {
    const browser = openBrowser(site());
    const response = await register(form, browser);
    expect(response.statusCode).toBe(201);
    const { password: _, ...shown } = form;
    const member = {
      ...shown,
      id: expect.any(String),
      isOnLeaderboard: false,
      isVerified: false,
      hasPassword: true,
      createdAt: expect.any(String),
    };
    expect(response.json()).toEqual(member);
    expect((await browser.call(accountsApi.me)).json()).toEqual(response.json());
  });

  test("is stored without its password, and its session without the cookie's value", async () => {
    const browser = openBrowser(site());
    await register(form, browser);
    const [row] = await stored();
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]{22}\$[\w+/]{43}$/);
    const everything = JSON.stringify([await stored(), await site().db.select().from(memberSessions)]);
    expect(everything).not.toContain(form.password);
    for (const value of browser.jar.values()) expect(everything).not.toContain(value);
  });

  const disguised = team.name.replaceAll("a", "\u0430").replaceAll("e", "\u0435");
  test.each([team.name, team.name.toUpperCase(), ` ${team.name.toLowerCase()} `, disguised])(
    "can't have the team's own name, as in %j",
    async (name) => {
      const refused = await register({ ...form, name });
      expect([refused.statusCode, refused.json().fields]).toEqual([400, { name: accountTexts.teamName }]);
      const { api, headers } = await signedInMember(site());
      const { method, path: url } = accountsApi.updateProfile;
      expect((await site().app.inject({ method, url, headers, payload: { name } })).statusCode).toBe(400);
      expect(await api(accountsApi.updateProfile, { body: { name: `${team.name} fan` } })).toMatchObject({
        name: `${team.name} fan`,
      });
    },
  );

  test("isn't made if its member can't be signed in, so that a second try works", async () => {
    await site().db.execute(sql`alter table member_sessions rename to away`);
    try {
      expect((await register(form)).statusCode).toBe(500);
    } finally {
      await site().db.execute(sql`alter table away rename to member_sessions`);
    }
    expect(await stored()).toEqual([]);
    expect((await register(form)).statusCode).toBe(201);
  });

  test("has its own hash, even with the same password as another", async () => {
    await register(form);
    await register({ ...form, email: "ola@demo.example" });
    const hashes = (await stored()).map(({ passwordHash }) => passwordHash);
    expect(new Set(hashes).size).toBe(2);
  });

  test("drops the @ before its Discord name and the spaces around its email address", async () => {
    const response = await register({ ...form, discord: " @@ida_example ", email: "  ida@demo.example " });
    expect(response.json()).toMatchObject({ discord: "ida_example", email: "ida@demo.example" });
  });
});

describe("an address that has an account", () => {
  test.each([
    ["ida@münchen.example", "ida@xn--mnchen-3ya.example"],
    ["ida@MÜNCHEN.example", "ida@xn--mnchen-3ya.example"],
    ["ida@mu\u0308nchen.example", "ida@xn--mnchen-3ya.example"],
    ["ida@пример.рф", "ida@xn--e1afmkfd.xn--p1ai"],
    ["ida@xn--e1afmkfd.xn--p1ai", "ida@xn--e1afmkfd.xn--p1ai"],
    ["ida@例え。テスト", "ida@xn--r8jz45g.xn--zckzah"],
  ])(
    "with the address %s is the same as with %s, for registering, signing in, resets and messages",
    async (email, ascii) => {
      expect((await register({ ...form, email })).json()).toMatchObject({ email: ascii });
      expect((await register({ ...form, email: ascii })).statusCode).toBe(409);
      for (const spelling of [email, ascii]) {
        const { password } = form;
        const response = await openBrowser(site()).call(accountsApi.login, { body: { email: spelling, password } });
        expect(response.json()).toMatchObject({ email: ascii });
        await openBrowser(site()).call(accountsApi.forgotPassword, { body: { email: spelling } });
        await site().db.delete(rateLimits);
      }
      const subjects = (await queuedMails(site().db, ascii)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => /password/i.test(subject))).toHaveLength(2);
    },
  );

  test.each([
    "ida@mün chen.example",
    "ida@münchen",
    "ida@a@münchen.example",
    "ïda@münchen.example",
    "ida@mün\u0000.example",
  ])("is refused with the address %j", async (email) => {
    expect((await register({ ...form, email })).statusCode).toBe(400);
  });

  test("is refused whatever its case", async () => {
    await register(form);
    const browser = openBrowser(site());
    const response = await register({ ...form, email: "IDA@Demo.Example" }, browser);
    expect(response.statusCode).toBe(409);
    const error = "There’s already an account with this email address. Please sign in instead.";
    expect(response.json()).toEqual({ error, code: "conflict", fields: { email: error } });
    expect(browser.jar.size).toBe(0);
    expect(await stored()).toHaveLength(1);
    expect(await queuedMails(site().db, "IDA@Demo.Example")).toEqual([]);
  });

  test("goes to one of several who register it at once", async () => {
    const spellings = ["race@demo.example", "Race@demo.example", "RACE@demo.example", "race@DEMO.example"];
    const responses = await Promise.all(spellings.map((email) => register({ ...form, email })));
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
    expect(await stored()).toHaveLength(1);
  });
});

describe("a registration", () => {
  test.each([
    ["a name of one letter", { name: "I" }, "name", "Name must be at least 2 characters"],
    ["no name", { name: undefined }, "name", "Name must be at least 2 characters"],
    ["a name of spaces", { name: "     " }, "name", "Name must be at least 2 characters"],
    ["a name of 81", { name: "x".repeat(81) }, "name", "Please use at most 80 characters"],
    [
      "a name with a hidden direction mark",
      { name: "Ida\u202e" },
      "name",
      "Please remove hidden characters and line breaks",
    ],
    ["no address", { email: "" }, "email", "Invalid email address"],
    ["an invalid address", { email: "ida@" }, "email", "Invalid email address"],
    ["no Discord name", { discord: "" }, "discord", "Discord username is required"],
    ["a Discord name of an @", { discord: " @ " }, "discord", "Discord username is required"],
    ["a Discord name of 65", { discord: "x".repeat(65) }, "discord", "Please use at most 64 characters"],
    ["a password of 5", { password: "12345" }, "password", "Password must be at least 6 characters"],
    ["a password of 129", { password: "x".repeat(129) }, "password", "Password must have at most 128 characters"],
    ["half a character", { password: "123456\ud800" }, "password", "Please remove characters that can’t be displayed"],
    [
      "a character no database can store",
      { name: "Ida\u0000" },
      "name",
      "Please remove characters that can’t be displayed",
    ],
  ])("with %s is refused with its own message", async (_what, change, field, message) => {
    const response = await register({ ...form, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: message, code: "invalid_input", fields: { [field]: message } });
    expect(await stored()).toEqual([]);
  });

  test.each(["role", "points", "isAdmin", "isVerified", "id", "createdAt", "passwordHash", "emailVerifiedAt"])(
    "can't choose its own %s",
    async (field) => {
      expect((await register({ ...form, [field]: true })).statusCode).toBe(400);
      expect(await stored()).toEqual([]);
    },
  );

  test.each(["123456", "x".repeat(64), "x".repeat(128), "🏔🏔🏔🏔🏔🏔", "  spaces stay  "])(
    "accepts %j as a password, and only exactly that signs in",
    async (password) => {
      expect((await register({ ...form, password })).statusCode).toBe(201);
      const signIn = (typed: string) =>
        openBrowser(site()).call(accountsApi.login, { body: { email: form.email, password: typed } });
      expect((await signIn(password)).statusCode).toBe(200);
      expect((await signIn(password.replace(/.$/u, "_"))).statusCode).toBe(401);
    },
  );
});

test("one internet address can register sixty accounts an hour; refused forms don't count", async () => {
  const browser = openBrowser(site(), { address: "203.0.113.60" });
  const resetsAt = new Date(Date.now() + 3_600_000);
  await site().db.insert(rateLimits).values({ key: "register:203.0.113.60", count: 59, resetsAt });
  expect((await register({ ...form, password: "12345" }, browser)).statusCode).toBe(400);
  expect((await register(form, browser)).statusCode).toBe(201);
  const refused = await register({ ...form, email: "ola@demo.example" }, browser);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000);
});

describe("the link that confirms an address", () => {
  const verify = (token: string) => openBrowser(site()).call(accountsApi.verifyEmail, { body: { token } });

  test("is mailed on registration, its secret after the hash sign", async () => {
    const response = await register(form);
    const [mail, ...others] = await queuedMails(site().db, form.email);
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/^http:\/\/site\.test\/verify-email#[\w-]{43}$/m);
    expect(JSON.stringify(await site().db.select().from(memberLinks))).not.toContain(tokenIn(mail));
    expect((await verify(tokenIn(mail))).json()).toEqual({ email: form.email });
    const [row] = await site().db.select().from(members).where(eq(members.id, response.json().id));
    expect(row?.emailVerifiedAt).toBeInstanceOf(Date);
  });

  test("can be opened twice", async () => {
    await register(form);
    const token = tokenIn((await queuedMails(site().db, form.email))[0]);
    const responses = await Promise.all([verify(token), verify(token)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await verify(token)).statusCode).toBe(200);
  });

  test.each(["x".repeat(43), "short", "", null])("confirms nothing with %j as its secret", async (token) => {
    const response = await openBrowser(site()).call(accountsApi.verifyEmail, { body: { token } });
    expect(response.statusCode).toBe(400);
  });

  test("can be requested again three times an hour", async () => {
    const browser = openBrowser(site());
    await register(form, browser);
    for (let sent = 0; sent < 3; sent++) {
      expect((await browser.call(accountsApi.resendVerification)).json()).toEqual({ email: form.email });
    }
    expect((await browser.call(accountsApi.resendVerification)).statusCode).toBe(429);
    const mails = await queuedMails(site().db, form.email);
    expect(mails).toHaveLength(4);
    for (const mail of mails) expect((await verify(tokenIn(mail))).statusCode).toBe(200);
  });

  test("can't be used to send a stranger many mails by registering and deleting repeatedly", async () => {
    const password = form.password;
    for (let round = 0; round < 5; round++) {
      const browser = openBrowser(site(), { address: `198.51.100.${round}` });
      const email = round % 2 === 0 ? "ida@demo.example" : `Ida+${round}@demo.example`;
      expect((await register({ ...form, email }, browser)).statusCode).toBe(201);
      const asked = await browser.call(accountsApi.resendVerification);
      expect(asked.statusCode).toBe(round < 3 ? 200 : 429);
      const deletion = await browser.call(accountsApi.sendDeletionLink);
      expect(deletion.statusCode).toBe(round < 3 ? 200 : 429);
      expect(await stored()).toHaveLength(1);
      expect((await browser.call(accountsApi.remove, { body: { password } })).statusCode).toBe(204);
    }
    await register(form);
    const sent = await site().db.select().from(rateLimits).where(like(rateLimits.key, "mailedLink:%"));
    expect(sent.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([5, 5, 6]);
    expect(await stored()).toHaveLength(1);
    expect(await queuedMails(site().db, form.email)).toEqual([]);
  });

  test("isn't sent for a confirmed address", async () => {
    const { api, member } = await signedInMember(site());
    await expect(api(accountsApi.resendVerification)).rejects.toMatchObject({
      status: 409,
      sentence: "This email address is already confirmed.",
    });
    expect(await queuedMails(site().db, member.email)).toEqual([]);
  });
});
