import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { inTransaction } from "#server/database/database.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { staffAccounts, staffSessions } from "./staff.table.ts";
import {
  asStaffCheck,
  endStaffSessionOfToken,
  endStaffSessions,
  findSignedInStaff,
  lockStaff,
  purgeStaffSessions,
  startStaffSession,
} from "./staff-sessions.service.ts";

const site = useSite();
const minuteMs = 60_000;
const start = new Date("2026-10-01T08:00:00Z");
const minutesIn = (minutes: number) => new Date(start.getTime() + minutes * minuteMs);

async function startedSession() {
  const { account } = await signedInStaff(site(), "chief");
  await site().db.delete(staffSessions).where(eq(staffSessions.accountId, account.id));
  const begin = (now = start) => startStaffSession(site().db, { accountId: account.id, userAgent: "test" }, now);
  const sessions = () => site().db.select().from(staffSessions).where(eq(staffSessions.accountId, account.id));
  return { account, token: await begin(), begin, sessions };
}

const isSignedIn = async (token: string, now: Date) => (await findSignedInStaff(site().db, token, now)) !== undefined;

describe("a staff session", () => {
  test("ends after two hours without use", async () => {
    const { token } = await startedSession();
    expect(await isSignedIn(token, minutesIn(119))).toBe(true);
    expect(await isSignedIn(token, minutesIn(119 + 119))).toBe(true);
    expect(await isSignedIn(token, minutesIn(119 + 119 + 120))).toBe(false);
  });

  test("ends twelve hours after its start, however often it's used", async () => {
    const { token } = await startedSession();
    for (let minutes = 60; minutes < 720; minutes += 60) expect(await isSignedIn(token, minutesIn(minutes))).toBe(true);
    expect(await isSignedIn(token, minutesIn(719))).toBe(true);
    expect(await isSignedIn(token, minutesIn(720))).toBe(false);
  });

  test("ends when the account gets its twentieth newer one", async () => {
    const { token, begin, sessions } = await startedSession();
    for (let count = 1; count < 20; count++) await begin(minutesIn(count));
    expect(await isSignedIn(token, minutesIn(20))).toBe(true);
    await begin(minutesIn(21));
    expect(await sessions()).toHaveLength(20);
    expect(await isSignedIn(token, minutesIn(22))).toBe(false);
  });

  test("is deleted once it has ended, and not before", async () => {
    const { sessions } = await startedSession();
    await purgeStaffSessions(site().db, minutesIn(119));
    expect(await sessions()).toHaveLength(1);
    await purgeStaffSessions(site().db, minutesIn(121));
    expect(await sessions()).toEqual([]);
  });

  test("is purged once it's two hours idle or twelve hours old, and no earlier", async () => {
    const { begin, sessions } = await startedSession();
    await begin(minutesIn(1));
    await purgeStaffSessions(site().db, minutesIn(120));
    expect(await sessions()).toHaveLength(2);
    await purgeStaffSessions(site().db, new Date(minutesIn(120).getTime() + 1));
    expect(await sessions()).toHaveLength(1);
    await site()
      .db.update(staffSessions)
      .set({ lastSeenAt: minutesIn(720) });
    await purgeStaffSessions(site().db, minutesIn(721));
    expect(await sessions()).toHaveLength(1);
    await purgeStaffSessions(site().db, minutesIn(722));
    expect(await sessions()).toEqual([]);
  });

  test("can't start once the password has changed since it was checked, and stores when it started", async () => {
    const { account, sessions } = await startedSession();
    const begin = (passwordHash: string) =>
      startStaffSession(site().db, { accountId: account.id, userAgent: "x".repeat(400), passwordHash }, minutesIn(5));
    await expect(begin("a former hash")).rejects.toMatchObject({ code: "wrong_credentials" });
    expect(await sessions()).toHaveLength(1);
    expect(await isSignedIn(await begin(account.passwordHash), minutesIn(6))).toBe(true);
    expect((await sessions()).map(({ userAgent }) => userAgent)).toContain("x".repeat(256));
    const [noted] = await site().db.select().from(staffAccounts).where(eq(staffAccounts.id, account.id));
    expect(noted?.lastLoginAt).toEqual(minutesIn(5));
  });

  test("says who is acting, with their current role", async () => {
    const { account, token } = await startedSession();
    const find = () => findSignedInStaff(site().db, token, minutesIn(1));
    const cleo = { adminId: account.id, username: account.username, role: "chief", isTemporary: false };
    expect(await find()).toMatchObject(cleo);
    await site().db.update(staffAccounts).set({ role: "management" }).where(eq(staffAccounts.id, account.id));
    const staff = await find();
    expect(staff).toMatchObject({ ...cleo, role: "management" });
    const { isTemporary: _temporary, ...told } = { ...cleo, role: "management" };
    expect(asStaffCheck(staff)).toEqual({ isAdmin: true, ...told });
    expect(asStaffCheck(undefined)).toEqual({ isAdmin: false });
  });

  test("updates its last-seen time once a minute", async () => {
    const { token, sessions } = await startedSession();
    const seenAfter = async (seconds: number) => {
      await findSignedInStaff(site().db, token, new Date(start.getTime() + seconds * 1_000));
      return (await sessions())[0]?.lastSeenAt;
    };
    expect(await seenAfter(59)).toEqual(start);
    expect(await seenAfter(61)).toEqual(new Date(start.getTime() + 61_000));
  });

  test("can be held for a write while it and its role last", async () => {
    const { account, token } = await startedSession();
    const { db } = site();
    const by = await findSignedInStaff(db, token, start);
    if (!by) throw new Error("They are not signed in");
    const lock = (now: Date) => inTransaction(db, (tx) => lockStaff(tx, by, now));
    await lock(minutesIn(719));
    await expect(lock(minutesIn(720))).rejects.toMatchObject({ code: "not_signed_in" });
    await db.update(staffAccounts).set({ role: "management" }).where(eq(staffAccounts.id, account.id));
    await expect(lock(start)).rejects.toMatchObject({ code: "forbidden" });
    await endStaffSessionOfToken(db, token);
    await expect(lock(start)).rejects.toMatchObject({ code: "not_signed_in" });
    await db.delete(staffAccounts).where(eq(staffAccounts.id, account.id));
    await expect(lock(start)).rejects.toMatchObject({ code: "not_signed_in" });
  });

  test("ends with all others of its account, or with all but one, and never with another account's", async () => {
    const [{ account, token, begin, sessions }, other] = [await startedSession(), await startedSession()];
    const kept = (await findSignedInStaff(site().db, token, start))?.sessionId ?? "";
    await begin();
    await endStaffSessions(site().db, account.id, { except: kept });
    expect((await sessions()).map(({ id }) => id)).toEqual([kept]);
    await endStaffSessions(site().db, account.id);
    expect([await sessions(), await isSignedIn(other.token, start)]).toEqual([[], true]);
  });

  test("is stored without the browser's token", async () => {
    const { token, sessions } = await startedSession();
    expect(JSON.stringify(await sessions())).not.toContain(token);
  });
});

describe("staff and members in one browser", () => {
  const call = (method: "GET" | "POST", url: string, cookie: string) =>
    site().app.inject({ method, url, headers: { cookie } });

  async function both() {
    const [member, staff] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
    return { member, staff, cookie: `${member.cookie}; ${staff.cookie}` };
  }

  test("signing out as staff keeps the member signed in", async () => {
    const { member, cookie } = await both();
    const response = await call("POST", staffApi.logout.path, cookie);
    expect(response.cookies.map(({ name }) => name)).toEqual([site().app.cookieRules.staff]);
    expect((await call("GET", accountsApi.me.path, cookie)).json()).toMatchObject({ id: member.member.id });
    expect((await call("GET", applicationsAdminApi.counts.path, cookie)).statusCode).toBe(401);
  });

  test("signing out as a member keeps staff signed in", async () => {
    const { staff, cookie } = await both();
    await call("POST", accountsApi.logout.path, cookie);
    expect((await call("GET", accountsApi.me.path, cookie)).statusCode).toBe(401);
    expect((await call("GET", staffApi.check.path, cookie)).json()).toMatchObject({ adminId: staff.account.id });
  });

  test("a member isn't an admin, and an admin isn't a member", async () => {
    const { member, staff } = await both();
    expect((await call("GET", staffApi.check.path, member.cookie)).json()).toEqual({ isAdmin: false });
    expect((await call("GET", applicationsAdminApi.counts.path, member.cookie)).statusCode).toBe(401);
    expect((await call("GET", accountsApi.me.path, staff.cookie)).statusCode).toBe(401);
  });
});
