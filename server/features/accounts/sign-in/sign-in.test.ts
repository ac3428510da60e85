import { argon2Sync, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { memberSessions, members } from "#server/features/accounts/accounts.table.ts";
import { startMemberSession } from "#server/features/accounts/member-sessions.service.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { hashesDuring } from "#server/testing/measures/hashes.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

beforeEach(async () => {
  await site().db.delete(rateLimits);
});

const signIn = (email: string, password: string = castPassword, browser = openBrowser(site())) =>
  browser.call(accountsApi.login, { body: { email, password } });

describe("the right password", () => {
  test("signs in, whatever the case of the address, and returns the member", async () => {
    const { member } = await signedInMember(site());
    const browser = openBrowser(site());
    const response = await signIn(` ${member.email.toUpperCase()} `, castPassword, browser);
    expect(response.statusCode).toBe(200);
    const { id, name, email, discord, createdAt } = member;
    const account = { id, name, email, discord, isOnLeaderboard: false, isVerified: true, hasPassword: true };
    const shown = { ...account, createdAt: createdAt.toISOString() };
    expect(response.json()).toEqual(shown);
    expect((await browser.call(accountsApi.me)).json()).toEqual(shown);
  });

  test("sets cookies that expire on time and that scripts and other sites can't read", async () => {
    const { member } = await signedInMember(site());
    const { cookies } = await signIn(member.email);
    const rules = { path: "/", httpOnly: true, sameSite: "Lax" };
    expect(cookies).toEqual([
      { name: "session", value: expect.stringMatching(/^[\w-]{43}$/), maxAge: 30 * 86_400, ...rules },
      { name: "device", value: expect.stringContaining(`${member.id}.`), maxAge: 180 * 86_400, ...rules },
    ]);
  });

  test("replaces a planted cookie, and ends the session before it", async () => {
    const { member } = await signedInMember(site());
    const planted = openBrowser(site());
    planted.jar.set("session", "planted-value");
    await signIn(member.email, castPassword, planted);
    const first = planted.jar.get("session") ?? "";
    expect(first).not.toBe("planted-value");
    await signIn(member.email, castPassword, planted);
    expect(planted.jar.get("session")).not.toBe(first);
    const replay = openBrowser(site());
    for (const value of ["planted-value", first]) {
      replay.jar.set("session", value);
      expect((await replay.call(accountsApi.me)).statusCode).toBe(401);
    }
  });

  test("is hashed again if the stored hash is weaker than ours", async () => {
    const nonce = randomBytes(16);
    const cheap = { memory: 8192, passes: 1, parallelism: 1 };
    const tag = argon2Sync("argon2id", { message: castPassword, nonce, ...cheap, tagLength: 32 });
    const unpadded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
    const passwordHash = `$argon2id$v=19$m=8192,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`;
    const { member } = await signedInMember(site(), { passwordHash });
    const hashNow = async () =>
      (await site().db.select().from(members).where(eq(members.id, member.id)))[0]?.passwordHash;
    expect((await signIn(member.email, "another one")).statusCode).toBe(401);
    expect(await hashNow()).toBe(passwordHash);
    expect((await signIn(member.email)).statusCode).toBe(200);
    expect(await hashNow()).toMatch(/m=19456,t=2,p=1/);
    const renewed = await hashNow();
    expect((await signIn(member.email)).statusCode).toBe(200);
    expect(await hashNow()).toBe(renewed);
  });
});

test("an unknown address, a wrong password and an account without one get the same answer, byte for byte", async () => {
  const { member } = await signedInMember(site());
  const { member: provided } = await signedInMember(site(), { passwordHash: null });
  const responses = [
    await signIn("nobody@demo.example"),
    await signIn(member.email, "not the password"),
    await signIn(member.email, castPassword.toUpperCase()),
    await signIn(member.email, `${castPassword} `),
    await signIn(provided.email),
  ];
  for (const { statusCode, body, headers, cookies } of responses) {
    expect([statusCode, body, Object.keys(headers)]).toEqual([
      401,
      responses[0]?.body,
      Object.keys(responses[0]?.headers ?? {}),
    ]);
    expect(cookies).toEqual([]);
  }
  expect(responses[0]?.json()).toEqual({ error: "Invalid email or password", code: "wrong_credentials" });
});

test("a refusal computes exactly one hash, whatever is wrong", async () => {
  const { member } = await signedInMember(site());
  const { member: provided } = await signedInMember(site(), { passwordHash: null });
  for (const email of [member.email, provided.email, "nobody@demo.example"]) {
    expect((await hashesDuring(() => signIn(email, "not the password"))).all).toBe(1);
  }
});

test.each([
  [{ email: "nobody" }, "Please enter a valid email address"],
  [{ email: undefined }, "Please enter a valid email address"],
  [{ password: "" }, "Password is required"],
  [{ password: undefined }, "Password is required"],
  [{ password: 7 }, "Password is required"],
  [{ email: "nobody", password: "" }, "Please enter a valid email address"],
])("signing in with %j says what is wrong", async (change, message) => {
  const body = { email: "ida@demo.example", password: "x", ...change };
  const response = await openBrowser(site()).call(accountsApi.login, { body });
  expect([response.statusCode, response.json().error]).toEqual([400, message]);
});

describe("guessing at an account", () => {
  const failures = async (email: string, count: number, network: string) => {
    const responses = [];
    for (let at = 0; at < count; at++) {
      const browser = openBrowser(site(), { address: `${network}.${at}` });
      responses.push((await signIn(email, "a wrong guess", browser)).statusCode);
    }
    return responses;
  };

  test.each(["known", "unknown"])("is stopped after ten failures from anywhere (%s account)", async (which) => {
    const { member } = await signedInMember(site());
    const email = which === "known" ? member.email : "nobody@demo.example";
    expect(await failures(email, 11, "203.0.113")).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const refused = await signIn(email, castPassword, openBrowser(site(), { address: "203.0.113.99" }));
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ error: "Too many requests. Please try again later.", code: "too_many_requests" });
    const seconds = Number(refused.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  test("counts spellings of an address as one, and stores none of them", async () => {
    const spellings = [
      "sam@demo.example",
      "SAM@demo.example",
      "sam+a@demo.example",
      "Sam+b+c@Demo.Example",
      "sam+@demo.example",
    ];
    for (const email of [...spellings, ...spellings]) expect((await signIn(email)).statusCode).toBe(401);
    expect((await signIn("sam@demo.example")).statusCode).toBe(429);
    expect((await signIn("sam2@demo.example")).statusCode).toBe(401);
    expect(JSON.stringify(await site().db.select().from(rateLimits))).not.toMatch(/sam/i);
  });

  test("doesn't keep out a browser that has signed in before, which has ten tries of its own", async () => {
    const { member } = await signedInMember(site());
    const own = openBrowser(site(), { address: "198.51.100.7" });
    await signIn(member.email, castPassword, own);
    await failures(member.email, 11, "203.0.113");
    expect((await signIn(member.email, castPassword, own)).statusCode).toBe(200);
    for (let at = 0; at < 10; at++) expect((await signIn(member.email, "typing error", own)).statusCode).toBe(401);
    expect((await signIn(member.email, castPassword, own)).statusCode).toBe(429);
  });

  test("isn't helped by another account's device cookie, or by a forged one", async () => {
    const [victim, attacker] = [await signedInMember(site()), await signedInMember(site())];
    const own = openBrowser(site(), { address: "198.51.100.8" });
    await signIn(attacker.member.email, castPassword, own);
    await failures(victim.member.email, 10, "203.0.113");
    const cookie = own.jar.get("device") ?? "";
    for (const forged of [
      cookie,
      cookie.replace(attacker.member.id, victim.member.id),
      `${victim.member.id}.9999999999999.x`,
      "x",
    ]) {
      own.jar.set("device", forged);
      expect((await signIn(victim.member.email, castPassword, own)).statusCode).toBe(429);
    }
  });

  test("is stopped after twenty failures from one address, even at the same time", async () => {
    const address = "203.0.113.20";
    const tries = Array.from({ length: 30 }, (_, at) =>
      signIn(`nobody.${at}@demo.example`, "a wrong guess", openBrowser(site(), { address })),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test("doesn't count successes: one address can sign in thirty times", async () => {
    const { member } = await signedInMember(site());
    for (let at = 0; at < 30; at++) expect((await signIn(member.email)).statusCode).toBe(200);
  });
});

test("of fifty sign-ins at once, each gets in or is asked to come back", async () => {
  const people = await Promise.all(Array.from({ length: 50 }, () => signedInMember(site())));
  const responses = await Promise.all(
    people.map(({ member }, at) =>
      signIn(member.email, castPassword, openBrowser(site(), { address: `203.0.113.${at}` })),
    ),
  );
  const counts = (status: number) => responses.filter(({ statusCode }) => statusCode === status).length;
  expect(counts(200) + counts(503)).toBe(50);
  expect(counts(200)).toBeGreaterThanOrEqual(33);
  const refused = responses.filter(({ statusCode }) => statusCode === 503);
  for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
});

test("a password that's changed during sign-in lets nobody in with the old one", async () => {
  const { member } = await signedInMember(site());
  const { db } = site();
  await db.update(members).set({ passwordHash: "$argon2id$another" }).where(eq(members.id, member.id));
  const late = startMemberSession(db, { memberId: member.id, userAgent: "", passwordHash: member.passwordHash ?? "" });
  await expect(late).rejects.toMatchObject({ code: "wrong_credentials" });
});

describe("signing out", () => {
  test("ends the session immediately, and succeeds even without one", async () => {
    const { member } = await signedInMember(site());
    const browser = openBrowser(site());
    await signIn(member.email, castPassword, browser);
    const before = new Map(browser.jar);
    const response = await browser.call(accountsApi.logout);
    expect([response.statusCode, response.body, response.headers["clear-site-data"]]).toEqual([204, "", '"cache"']);
    expect(browser.jar.has("session")).toBe(false);
    expect(await site().db.select().from(memberSessions).where(eq(memberSessions.memberId, member.id))).toHaveLength(1);
    for (const [name, value] of before) browser.jar.set(name, value);
    expect((await browser.call(accountsApi.me)).statusCode).toBe(401);
    expect((await browser.call(accountsApi.logout)).statusCode).toBe(204);
    expect((await openBrowser(site()).call(accountsApi.logout)).statusCode).toBe(204);
  });

  test("keeps the staff session in the same browser", async () => {
    const [{ member }, staff] = [await signedInMember(site()), await signedInStaff(site(), "chief")];
    const browser = openBrowser(site());
    browser.jar.set(...(staff.cookie.split("=") as [string, string])); // name and value
    await signIn(member.email, castPassword, browser);
    const response = await browser.call(accountsApi.logout);
    expect(response.cookies.map(({ name }) => name)).toEqual(["session"]);
    expect((await browser.call(staffApi.check)).json()).toMatchObject({ isAdmin: true, role: "chief" });
  });
});
