import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts.ts";
import { applicationsApi } from "#contract/applications.ts";
import { staffApi } from "#contract/staff.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast.ts";
import { useSite } from "#server/testing/use-site.ts";
import { staffSessions } from "./staff.table.ts";
import { findSignedInStaff, purgeStaffSessions, startStaffSession } from "./staff-sessions.service.ts";

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

describe("a session of staff", () => {
  test("ends when nobody used it for two hours", async () => {
    const { token } = await startedSession();
    expect(await isSignedIn(token, minutesIn(119))).toBe(true);
    expect(await isSignedIn(token, minutesIn(119 + 119))).toBe(true);
    expect(await isSignedIn(token, minutesIn(119 + 119 + 120))).toBe(false);
  });

  test("ends twelve hours after its start, however often it is used", async () => {
    const { token } = await startedSession();
    for (let minutes = 60; minutes < 720; minutes += 60) expect(await isSignedIn(token, minutesIn(minutes))).toBe(true);
    expect(await isSignedIn(token, minutesIn(719))).toBe(true);
    expect(await isSignedIn(token, minutesIn(720))).toBe(false);
  });

  test("is one of at most twenty: the oldest makes room", async () => {
    const { token, begin, sessions } = await startedSession();
    for (let count = 1; count < 20; count++) await begin(minutesIn(count));
    expect(await isSignedIn(token, minutesIn(20))).toBe(true);
    await begin(minutesIn(21));
    expect(await sessions()).toHaveLength(20);
    expect(await isSignedIn(token, minutesIn(22))).toBe(false);
  });

  test("is forgotten once it is over, and not before", async () => {
    const { sessions } = await startedSession();
    await purgeStaffSessions(site().db, minutesIn(119));
    expect(await sessions()).toHaveLength(1);
    await purgeStaffSessions(site().db, minutesIn(121));
    expect(await sessions()).toEqual([]);
  });

  test("is stored without the token that the browser carries", async () => {
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
    const answer = await call("POST", staffApi.logout.path, cookie);
    expect(answer.cookies.map(({ name }) => name)).toEqual([site().app.cookieRules.staff]);
    expect((await call("GET", accountsApi.me.path, cookie)).json()).toMatchObject({ id: member.member.id });
    expect((await call("GET", applicationsApi.counts.path, cookie)).statusCode).toBe(401);
  });

  test("signing out as a member keeps staff signed in", async () => {
    const { staff, cookie } = await both();
    await call("POST", accountsApi.logout.path, cookie);
    expect((await call("GET", accountsApi.me.path, cookie)).statusCode).toBe(401);
    expect((await call("GET", staffApi.check.path, cookie)).json()).toMatchObject({ adminId: staff.account.id });
  });

  test("neither is the other: a member is no admin, and an admin is no member", async () => {
    const { member, staff } = await both();
    expect((await call("GET", staffApi.check.path, member.cookie)).json()).toEqual({ isAdmin: false });
    expect((await call("GET", applicationsApi.counts.path, member.cookie)).statusCode).toBe(401);
    expect((await call("GET", accountsApi.me.path, staff.cookie)).statusCode).toBe(401);
  });
});
