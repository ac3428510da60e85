import { argon2Sync } from "node:crypto";
import { and, eq, gt, like } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { staffApi } from "#contract/staff/endpoints.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { staffAccounts, staffSessions } from "#server/features/staff/staff.table.ts";
import { startStaffSession } from "#server/features/staff/staff-sessions.service.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const loginPath = staffApi.login.path;
const refusal = { error: "Invalid credentials", code: "wrong_credentials" };

beforeEach(async () => {
  await site().db.delete(rateLimits);
});

const login = (payload: object, options: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
  site().app.inject({ method: "POST", url: loginPath, payload, ...options });
const check = async (cookie: string) =>
  (await site().app.inject({ url: staffApi.check.path, headers: { cookie } })).json();
const cookieOf = (response: Awaited<ReturnType<typeof login>>) => {
  const [cookie] = response.cookies;
  return { cookie, header: `${cookie?.name}=${cookie?.value}` };
};

describe("signing in", () => {
  test("returns who it is, and sets a cookie that the check recognises", async () => {
    const { account } = await signedInStaff(site(), "chief", "Cleo Chief");
    const response = await login({ username: "Cleo Chief", password: castPassword });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { admin: { id: account.id, username: "Cleo Chief", role: "chief" } },
    ]);
    const { cookie, header } = cookieOf(response);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/", maxAge: 12 * 3600 });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    expect(await check(header)).toEqual({ isAdmin: true, username: "Cleo Chief", role: "chief", adminId: account.id });
    expect(JSON.stringify(await site().db.select().from(staffSessions))).not.toContain(cookie?.value);
  });

  test("stores the time", async () => {
    const { account } = await signedInStaff(site(), "chief", "Lastly");
    const before = { lastLoginAt: new Date("2026-01-01T00:00:00Z") };
    await site().db.update(staffAccounts).set(before).where(eq(staffAccounts.id, account.id));
    await login({ username: "Lastly", password: castPassword });
    const [after] = await site().db.select().from(staffAccounts).where(eq(staffAccounts.id, account.id));
    expect(after?.lastLoginAt?.getTime()).toBeGreaterThan(before.lastLoginAt.getTime());
  });

  test("takes the name in any case and with spaces around it, but the password only exactly", async () => {
    await signedInStaff(site(), "management", "Mixed");
    expect((await login({ username: "  mIXED ", password: castPassword })).statusCode).toBe(200);
    for (const password of [
      castPassword.toUpperCase(),
      ` ${castPassword}`,
      `${castPassword} `,
      castPassword.slice(1),
    ]) {
      expect((await login({ username: "Mixed", password })).statusCode).toBe(401);
    }
  });

  test("is refused with the same sentence for a wrong password and an unknown name", async () => {
    await signedInStaff(site(), "admin", "Known");
    const responses = [
      await login({ username: "Known", password: "wrong" }),
      await login({ username: "Nobody", password: castPassword }),
      await login({ username: "' or 1=1 --", password: castPassword }),
    ];
    for (const response of responses) {
      expect([response.statusCode, response.json(), response.cookies]).toEqual([401, refusal, []]);
    }
  });

  test("doesn't accept a member's address and password", async () => {
    const { member } = await signedInMember(site());
    expect((await login({ username: member.email, password: castPassword })).statusCode).toBe(401);
  });

  test.each([
    {},
    { username: "Known" },
    { password: "x" },
    { username: " ", password: "x" },
    { username: "x", password: "" },
  ])("asks for both fields with %j", async (payload) => {
    const response = await login(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe("Please enter both username and password");
  });

  test.each([
    { username: ["Known"], password: "x" },
    { username: "Known", password: { length: 8 } },
    { username: "Known", password: "x", role: "admin" },
    { username: "Known", password: "x".repeat(129) },
    { username: "Kn\u0000own", password: "x" },
  ])("returns 400 for %j", async (payload) => {
    expect((await login(payload)).statusCode).toBe(400);
  });

  test("replaces a planted cookie, and ends the session the browser had", async () => {
    const { account, cookie: carried, headers } = await signedInStaff(site(), "admin", "Carried");
    const planted = `${site().app.cookieRules.staff}=${"A".repeat(43)}`;
    const response = await login({ username: "Carried", password: castPassword }, { headers: { cookie: planted } });
    expect(cookieOf(response).header).not.toBe(planted);
    expect(await check(planted)).toEqual({ isAdmin: false });
    const again = await login({ username: "Carried", password: castPassword }, { headers });
    expect(again.statusCode).toBe(200);
    expect(await check(carried)).toEqual({ isAdmin: false });
    expect(await check(cookieOf(again).header)).toMatchObject({ adminId: account.id });
  });

  test("rehashes a password whose hash is older and weaker", async () => {
    const { account } = await signedInStaff(site(), "admin", "Early");
    const old = cheapHash(castPassword);
    await site().db.update(staffAccounts).set({ passwordHash: old }).where(eq(staffAccounts.id, account.id));
    expect((await login({ username: "Early", password: castPassword })).statusCode).toBe(200);
    const [renewed] = await site().db.select().from(staffAccounts).where(eq(staffAccounts.id, account.id));
    expect(renewed?.passwordHash).toContain("m=19456,t=2");
    expect((await login({ username: "Early", password: castPassword })).statusCode).toBe(200);
  });

  test("fails if the password was changed after it was checked", async () => {
    const { account } = await signedInStaff(site(), "admin");
    const start = startStaffSession(site().db, { accountId: account.id, userAgent: "", passwordHash: "another" });
    await expect(start).rejects.toMatchObject({ code: "wrong_credentials" });
  });
});

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/** Hashes like the site, but with cheaper parameters. */
function cheapHash(message: string): string {
  const nonce = Buffer.alloc(16, 7);
  const tag = argon2Sync("argon2id", { message, nonce, memory: 8192, passes: 1, parallelism: 1, tagLength: 32 });
  return `$argon2id$v=19$m=8192,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`;
}

describe("failures", () => {
  const from = (number: number) => ({ remoteAddress: `203.0.113.${number}` });

  test.each(["Guessed", "Unknown"])("at the name %s are limited to ten in ten minutes", async (name) => {
    if (name === "Guessed") await signedInStaff(site(), "admin", name);
    const responses = [];
    for (let number = 1; number <= 12; number++) {
      const username = number % 2 === 0 ? name : name.toUpperCase();
      responses.push(await login({ username, password: "wrong" }, from(number)));
    }
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect(Number(responses[10]?.headers["retry-after"])).toBeGreaterThan(500);
    expect((await login({ username: name, password: castPassword }, from(99))).statusCode).toBe(429);
    expect((await login({ username: "Another", password: "wrong" }, from(99))).statusCode).toBe(401);
  });

  test("at the same time don't get past the limit", async () => {
    await signedInStaff(site(), "admin", "Stormed");
    const tries = Array.from({ length: 25 }, (_, number) =>
      login({ username: "Stormed", password: "wrong" }, from(number)),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test("from one address are limited to twenty a minute, for any names", async () => {
    for (let number = 0; number < 20; number++) {
      const username = `name ${number}`;
      expect((await login({ username, password: "wrong" }, from(200))).statusCode).toBe(401);
    }
    expect((await login({ username: "name 20", password: "wrong" }, from(200))).statusCode).toBe(429);
    expect((await login({ username: "name 20", password: "wrong" }, from(201))).statusCode).toBe(401);
  });

  test("are all that counts: signing in often is fine", async () => {
    await signedInStaff(site(), "admin", "Often");
    for (let number = 0; number < 12; number++) {
      expect((await login({ username: "Often", password: castPassword }, from(7))).statusCode).toBe(200);
    }
  });
});

test("of fifty sign-ins at once some are asked to come back without counting as failures, and the others are answered", async () => {
  const tries = Array.from({ length: 50 }, (_, number) =>
    login({ username: `nobody ${number}`, password: "wrong" }, { remoteAddress: `198.51.100.${number}` }),
  );
  const responses = await Promise.all(tries);
  const busy = responses.filter(({ statusCode }) => statusCode === 503);
  expect(busy.length).toBeGreaterThan(0);
  for (const { headers } of busy) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(50 - busy.length);
  const failures = like(rateLimits.key, "signIn%");
  expect(await site().db.$count(rateLimits, and(failures, gt(rateLimits.count, 0)))).toBe(2 * (50 - busy.length)); // an address and a name each
});

describe("signing out", () => {
  const logout = (headers: Record<string, string> = {}) =>
    site().app.inject({ method: "POST", url: staffApi.logout.path, headers });

  test("ends the session immediately, and the old cookie stops working", async () => {
    const { cookie, headers } = await signedInStaff(site(), "admin");
    const response = await logout(headers);
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect(cookieOf(response).cookie).toMatchObject({ name: site().app.cookieRules.staff, value: "" });
    expect(await check(cookie)).toEqual({ isAdmin: false });
  });

  test("without a session also gets a 204", async () => {
    expect((await logout()).statusCode).toBe(204);
    expect((await logout({ cookie: `${site().app.cookieRules.staff}=nonsense` })).statusCode).toBe(204);
  });
});

describe("without script", () => {
  const submit = (path: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
    site().app.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams({ form: "admin-sign-in", ...values }).toString(),
    });

  const ways = ["/admin-login /admin", "/admin/login /admin/settings?part=sign-in"];
  test.each(ways)("the form signs in and goes on: %s", async (way) => {
    const [path = "", returnUrl = ""] = way.split(" ");
    const { account } = await signedInStaff(site(), "management");
    const response = await submit(path, { username: account.username, password: castPassword, returnUrl });
    expect([response.statusCode, response.headers.location]).toEqual([303, returnUrl]);
    expect(await check(cookieOf(response).header)).toMatchObject({ isAdmin: true, adminId: account.id });
  });

  test.each([
    [{ username: "nobody", password: "a secret typed" }, 401],
    [{ username: "", password: "a secret typed" }, 400],
  ])("%j comes back as a page, without the password", async (values, status) => {
    const response = await submit("/admin-login", values);
    expect([response.statusCode, response.cookies]).toEqual([status, []]);
    expect(response.headers["content-type"]).toContain("text/html");
    expect(response.body).not.toContain("a secret typed");
  });

  test("a form posted from another site signs nobody in", async () => {
    const { account } = await signedInStaff(site(), "admin");
    const values = { username: account.username, password: castPassword };
    const response = await submit("/admin-login", values, { origin: "https://evil.test" });
    expect([response.statusCode, response.cookies]).toEqual([403, []]);
  });
});
